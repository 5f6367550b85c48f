import { styled } from '@mui/material/styles';
import { colors, flagColors } from '#src/theme/tokens.ts';
import { svgUrl } from './svgUrl.ts';

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
  [884, 214, 1],
  [901, 215, 0],
  [918, 214, -1],
  [935, 210, -2],
  [952, 205, -3],
  [988, 203, 3],
  [1005, 209, 2],
  [1022, 213, 1],
  [1039, 215, 0],
  [1056, 214, -1],
] as const;

/** The farthest peak rises a little above the box. */
const VIEW_BOX = { box: '0 20 1440 240', withPeak: '0 0 1440 260' };
const FIT = 'xMidYMax slice';

const height = 'var(--ridges, clamp(96px, 16vw, 240px))';

const box = {
  position: 'absolute',
  // A pixel below the edge, so that no seam shows between band and page.
  inset: 'auto 0 -1px',
  width: '100%',
} as const;

const Hero = styled('svg')({ ...box, height, overflow: 'visible' });

/** A colour so many parts of the way from one surface to another. */
const between = (from: string, to: string, percent: number) =>
  `color-mix(in srgb, ${from}, ${to} ${percent}%)`;

interface Fills {
  /** Of the ridges, from the farthest to the pass. */
  readonly ridges: readonly [string, string, string, string];
  readonly snowOpacity: number;
}

const heroFills: Fills = {
  ridges: [
    between('var(--band)', '#8FB0D0', 26),
    between('var(--band)', '#8FB0D0', 16),
    between('var(--band)', '#8FB0D0', 8),
    'var(--page)',
  ],
  snowOpacity: 0.72,
};

const footerFills = (page: string, band: string): Fills => ({
  ridges: [between(page, band, 14), between(page, band, 32), between(page, band, 60), band],
  snowOpacity: 0.85,
});

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;

/** What is drawn, as the inside of an svg. */
function draw({ ridges: [far, middle, near, pass], snowOpacity }: Fills): string {
  return [
    path(ridges[0], far),
    path(snow, '#F5F0E6', ` opacity="${snowOpacity}"`),
    path(ridges[1], middle),
    path(ridges[2], near),
    // The chorten, between its ropes of flags.
    path('M866 212Q920 220 970 196 1020 220 1074 212', 'none', ' stroke="#C9B98F"'),
    ...flags.map(([x, y, tilt], place) =>
      path(
        `M${x - 6} ${y}l12 ${tilt} -1 11 -11 ${-tilt}Z`,
        flagColors[place % flagColors.length] ?? '',
      ),
    ),
    path(
      'M944 242v-9h52v9ZM949 233v-6h42v6ZM954 227v-5h32v5ZM957 222a13 12 0 0 1 26 0ZM964 211v-5h12v5ZM965 206l5-14 5 14Z',
      pass,
    ),
    path('M966 206l4-13 4 13ZM970 187a3 3 0 1 1-.1 0Z', '#F2A516'),
    path(ridges[3], pass),
  ].join('');
}

/** The drawing as a picture, in which the page's variables have no meaning. */
function picture(fills: Fills): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX.withPeak}" preserveAspectRatio="${FIT}">${draw(fills)}</svg>`;
  return `url('${svgUrl(svg)}')`;
}

/** In the styles and not in the page, since they come later: see Later. */
const Footer = styled('div')({
  ...box,
  height: `calc(${height} * 260 / 240)`,
  backgroundImage: picture(footerFills(colors.paper, colors.night)),
  backgroundSize: '100% 100%',
  'html[data-scheme="dark"] &': {
    backgroundImage: picture(footerFills(colors.night, colors.nightDeep)),
  },
});

/**
 * Layered ridges with Machhapuchhre behind a pass, and on the pass (deurali) a chorten with its
 * prayer flags. Decorative; it stands at the bottom of the nearest positioned parent, as high as
 * `--ridges` says there.
 *
 * For pages without a drawing of their own.
 */
export function Ridgelines({ variant }: RidgelinesProps) {
  if (variant === 'footer') return <Footer aria-hidden="true" />;
  return (
    <Hero
      viewBox={VIEW_BOX.box}
      preserveAspectRatio={FIT}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it comes from outside.
      dangerouslySetInnerHTML={{ __html: draw(heroFills) }}
    />
  );
}
