import { styled } from '@mui/material/styles';
import { flagColors } from '#src/theme/tokens.ts';

interface RidgelinesProps {
  /** 'hero' rises in the night and ends in the page's paper; 'footer' rises from paper to night. */
  variant: 'hero' | 'footer';
}

/** From the highest and farthest to the pass in front. */
const ridges = [
  'M0 150 58 130 104 142 168 98 196 112 248 66 276 92 318 78 372 120 436 100 498 128 560 90 596 110 640 74 664 30 676 46 686 40 700 24 734 82 768 106 812 84 858 114 922 76 958 104 1018 62 1046 88 1092 70 1152 114 1212 92 1258 118 1322 86 1368 108 1440 82V260H0Z',
  'M0 182 84 160 132 172 214 138 280 166 352 148 452 186 540 152 612 178 706 144 800 188 886 156 950 172 1046 140 1124 176 1204 156 1296 186 1372 158 1440 172V260H0Z',
  'M0 206C96 178 190 214 318 196S540 170 676 204 912 224 1048 194 1296 180 1440 206V260H0Z',
  'M0 236C170 212 330 246 520 238S812 202 900 226C944 238 992 240 1040 226S1252 212 1440 236V260H0Z',
] as const;

/** On the peaks of the farthest ridge; the two horns are Machhapuchhre, the fishtail. */
const snow =
  'M640 74 664 30 676 46 686 40 700 24 734 82 716 74 704 88 694 68 682 84 670 66 656 80ZM226 84 248 66 266 80 254 84 246 78 238 88ZM1000 76 1018 62 1032 76 1022 74 1014 82ZM154 108 168 98 180 106 168 106ZM902 88 922 76 938 88 924 86 914 92ZM1300 94 1322 86 1340 94 1322 96ZM546 98 560 90 572 98 560 100Z';

/** The flags on the rope over the pass: where each hangs, and how far it leans. */
const flags = [
  { x: 884, y: 214, tilt: 1 },
  { x: 901, y: 215, tilt: 0 },
  { x: 918, y: 214, tilt: -1 },
  { x: 935, y: 210, tilt: -2 },
  { x: 952, y: 205, tilt: -3 },
  { x: 988, y: 203, tilt: 3 },
  { x: 1005, y: 209, tilt: 2 },
  { x: 1022, y: 213, tilt: 1 },
  { x: 1039, y: 215, tilt: 0 },
  { x: 1056, y: 214, tilt: -1 },
] as const;

const Svg = styled('svg')({
  position: 'absolute',
  // A pixel below the edge, so that no seam shows between band and page.
  inset: 'auto 0 -1px',
  width: '100%',
  height: 'var(--ridges, clamp(96px, 16vw, 240px))',
  overflow: 'visible',
});

/** A colour so many parts of the way from one surface to another. */
const between = (from: string, to: string, percent: number) =>
  `color-mix(in srgb, ${from}, ${to} ${percent}%)`;

const fills = {
  hero: [
    between('var(--band)', '#8FB0D0', 26),
    between('var(--band)', '#8FB0D0', 16),
    between('var(--band)', '#8FB0D0', 8),
    'var(--page)',
  ],
  footer: [
    between('var(--page)', 'var(--band)', 14),
    between('var(--page)', 'var(--band)', 32),
    between('var(--page)', 'var(--band)', 60),
    'var(--band)',
  ],
} as const;

/**
 * Layered ridges with Machhapuchhre behind a pass, and on the pass (deurali) a chorten with its
 * prayer flags. Decorative; it stands at the bottom of the nearest positioned parent, as high as
 * `--ridges` says there.
 *
 * For pages without a drawing of their own.
 */
export function Ridgelines({ variant }: RidgelinesProps) {
  const [far, middle, near, pass] = ridges;
  const [farFill, middleFill, nearFill, passFill] = fills[variant];
  return (
    <Svg viewBox="0 20 1440 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={far} fill={farFill} />
      <path d={snow} fill="#F5F0E6" opacity={variant === 'hero' ? 0.72 : 0.85} />
      <path d={middle} fill={middleFill} />
      <path d={near} fill={nearFill} />
      <Chorten stone={passFill} />
      <path d={pass} fill={passFill} />
    </Svg>
  );
}

function Chorten({ stone }: { stone: string }) {
  return (
    <>
      <path d="M866 212Q920 220 970 196 1020 220 1074 212" fill="none" stroke="#C9B98F" />
      {flags.map(({ x, y, tilt }, place) => (
        <path
          key={x}
          d={`M${x - 6} ${y}l12 ${tilt} -1 11 -11 ${-tilt}Z`}
          fill={flagColors[place % flagColors.length]}
        />
      ))}
      <path
        fill={stone}
        d="M944 242v-9h52v9ZM949 233v-6h42v6ZM954 227v-5h32v5ZM957 222a13 12 0 0 1 26 0ZM964 211v-5h12v5ZM965 206l5-14 5 14Z"
      />
      <path fill="#F2A516" d="M966 206l4-13 4 13ZM970 187a3 3 0 1 1-.1 0Z" />
    </>
  );
}
