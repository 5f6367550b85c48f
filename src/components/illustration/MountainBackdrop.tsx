import { styled } from '@mui/material/styles';
import { svgDataUri } from '#src/lib/svgDataUri.ts';
import { colors, flagColors } from '#src/theme/tokens.ts';

interface MountainBackdropProps {
  /** 'hero': dark above, the page's background below. 'footer': the reverse. */
  variant: 'hero' | 'footer';
}

/** The paths of the ridges, from the farthest to the pass in front. */
const ridges = [
  'm0 150 58-20 46 12 64-44 28 14 52-46 28 26 42-14 54 42 64-20 62 28 62-38 36 20 44-36 24-44 12 16 10-6 14-16 34 58 34 24 44-22 46 30 64-38 36 28 60-42 28 26 46-18 60 44 60-22 46 26 64-32 46 22 72-26v178H0Z',
  'm0 182 84-22 48 12 82-34 66 28 72-18 100 38 88-34 72 26 94-34 94 44 86-32 64 16 96-32 78 36 80-20 92 30 76-28 68 14v88H0Z',
  'M0 206c96-28 190 8 318-10s222-26 358 8 236 20 372-10 248-14 392 12v54H0Z',
  'M0 236c170-24 330 10 520 2s292-36 380-12c44 12 92 14 140 0s212-14 400 10v24H0Z',
] as const;

/** The peaks of the farthest ridge; the two horns are Machhapuchhre, the fishtail. */
const snow =
  'm640 74 24-44 12 16 10-6 14-16 34 58-18-8-12 14-10-20-12 16-12-18-14 14ZM226 84l22-18 18 14-12 4-8-6-8 10Zm774-8 18-14 14 14-10-2-8 8Zm-846 32 14-10 12 8h-12Zm748-20 20-12 16 12-14-2-10 6Zm398 6 22-8 18 8-18 2Zm-754 4 14-8 12 8-12 2Z';

/** The flags on the rope over the pass: x, y and tilt of each. */
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

/** `withPeak` has room for the highest peak, which overflows the box. */
const VIEW_BOX = { box: '0 20 1440 240', withPeak: '0 0 1440 260' };
const FIT = 'xMidYMax slice';

const height = 'var(--hero-art-height, clamp(96px, 16vw, 240px))';

/** Above this height, from the bottom edge, there is no mountain. */
export const MOUNTAIN_TOP = 'max(96px, 16.6vw)';

const box = {
  position: 'absolute',
  // A pixel below the edge, so that no seam is visible between section and page.
  inset: 'auto 0 -1px',
  width: '100%',
} as const;

const Hero = styled('svg')({ ...box, height, overflow: 'visible' });

/** Mixes two colours; `percent` is the share of the second. */
const mix = (from: string, to: string, percent: number) =>
  `color-mix(in srgb, ${from}, ${to} ${percent}%)`;

/**
 * The colours of a drawing: of the three far ridges, each `far` with some percent of `near`, of the
 * pass in front, and of the snow.
 */
const fills = (far: string, near: string, percents: number[], pass: string, snow: number) => ({
  ridges: [...percents.map((percent) => mix(far, near, percent)), pass],
  snowOpacity: snow,
});

const heroFills = fills('var(--section-bg)', colors.ridge, [26, 16, 8], 'var(--page)', 0.72);

/** From the page's paper to the night of the footer. */
const lightFooterFills = fills(colors.paper, colors.night, [14, 32, 60], colors.night, 0.85);

/** Page and footer are nearly the same colour: the ridges are lighter than both. */
const darkFooterFills = fills(colors.night, colors.ridge, [34, 22, 11], colors.nightDeep, 0.85);

type Fills = ReturnType<typeof fills>;

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;

function draw({ ridges: [far = '', middle = '', near = '', pass = ''], snowOpacity }: Fills) {
  return [
    // The part that a low PageHero leaves out.
    `<g data-far="">${path(ridges[0], far)}${path(snow, colors.snow, ` opacity="${snowOpacity}"`)}</g>`,
    path(ridges[1], middle),
    path(ridges[2], near),
    // The ropes of flags on both sides of the chorten.
    path('M866 212Q920 220 970 196 1020 220 1074 212', 'none', ' stroke="#C9B98F"'),
    ...flags.map(([x, y, tilt], index) =>
      path(
        `M${x - 6} ${y}l12 ${tilt} -1 11 -11 ${-tilt}Z`,
        flagColors[index % flagColors.length] ?? '',
      ),
    ),
    path(
      'M944 242v-9h52v9Zm5-9v-6h42v6Zm5-6v-5h32v5Zm3-5a13 12 0 0 1 26 0Zm7-11v-5h12v5Zm1-5 5-14 5 14Z',
      colors.paper,
    ),
    path('M966 206l4-13 4 13ZM970 187a3 3 0 1 1-.1 0Z', colors.accent),
    path(ridges[3], pass),
  ].join('');
}

/** The drawing as a data URI. The page's CSS variables do not apply inside it. */
function picture(fills: Fills): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX.withPeak}" preserveAspectRatio="${FIT}">${draw(fills)}</svg>`;
  return `url('${svgDataUri(svg)}')`;
}

/** Part of the styles and not of the HTML, because these styles load after the first paint. */
const Footer = styled('div')({
  ...box,
  height: `calc(${height} * 260 / 240)`,
  backgroundImage: picture(lightFooterFills),
  backgroundSize: '100% 100%',
  'html[data-scheme="dark"] &': {
    backgroundImage: picture(darkFooterFills),
  },
});

/**
 * Layered ridges with Machhapuchhre behind a pass, and a chorten with prayer flags on the
 * pass. Decorative. It is at the bottom of the nearest positioned ancestor and has the height
 * `--hero-art-height`.
 *
 * For pages without a drawing of their own.
 */
export function MountainBackdrop({ variant }: MountainBackdropProps) {
  if (variant === 'footer') return <Footer aria-hidden="true" />;
  return (
    <Hero
      viewBox={VIEW_BOX.box}
      preserveAspectRatio={FIT}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it contains constants only
      dangerouslySetInnerHTML={{ __html: draw(heroFills) }}
    />
  );
}
