import { colors as brandColors } from '#brand/colours.ts';
import { fonts } from '#brand/fonts.ts';

/**
 * Design tokens: every colour, length and duration of the theme is defined here.
 * `theme.ts` turns them into MUI's theme; Storybook's Foundations pages draw them.
 */

/** The named colours of the brand: `theme.ts` and `components.ts` assign them to their uses. */
export const colors = brandColors;

/** The main action: its text, and its background at rest and on hover in each scheme. */
export const cta = {
  text: colors.white,
  light: { main: colors.brand, hover: colors.brandDark },
  dark: { main: colors.action, hover: colors.actionDark },
} as const;

/** A disabled control: its text has 3:1 at least on its background and on the page. */
export const disabledColors = {
  light: { text: colors.inkDisabled, background: colors.line },
  dark: { text: colors.snowDisabled, background: colors.nightLine },
} as const;

/** The colours of messages. */
export const statusColors = {
  light: { error: '#B00020', success: '#1E6B43' },
  dark: { error: '#FF9C9C', success: '#7FD6A4' },
} as const;

/** The greys of print, between black and white. */
export const printColors = { textSoft: '#333333', lineStrong: '#777777', line: '#B8B8B8' } as const;

/** The colours of prayer flags in their traditional order: sky, air, fire, water, earth. */
export const flagColors = ['#2B5FA8', '#FFFFFF', '#C0283B', '#2E7D4F', '#F2B632'] as const;

/** Corner radii in px. */
export const radius = { tiny: 3, small: 4, medium: 10, large: 20, round: 999 } as const;

/** Lengths of motion in ms. All motion is off under `prefers-reduced-motion`. */
export const motion = { fast: 120, slow: 240, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** The shadow of what is above the page, and a thin outline for pictures. */
export const shadows = {
  high: `0 2px 6px ${shade(0.08)}, 0 14px 32px ${shade(0.12)}`,
  outline: `0 0 0 1px ${shade(0.18)}`,
} as const;

function shade(alpha: number): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(colors.ink.slice(start, start + 2), 16));
  return `rgb(${parts.join(' ')} / ${alpha})`;
}

/** Widths in px: of the page's content, and of a column of text. */
export const widths = { content: 1200, text: '65ch' } as const;

/** Widths in px from which a screen counts as tablet, laptop, wide. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** The fonts of headings and of texts. */
export const fontFamilies = fonts;

/** The style of headings, also for titles, names and large figures. */
export const headingFont = { fontFamily: fontFamilies.heading, fontWeight: 600 } as const;

/** Prefix of the theme's CSS variables. */
export const variablePrefix = 'site';

/** The media query for hover styles, which a tap on a touch screen would also apply. */
export const canHover = '@media (hover: hover)';
