import { create } from 'storybook/theming/create';
import { LOGO_VIEW_BOX, logoMark } from '#brand/logo.ts';
import { site } from '#brand/site.ts';
import { colors, fontFamilies, radius } from '#src/theme/tokens.ts';

/** The colour schemes of Storybook itself. */
export type Scheme = 'light' | 'dark';

/** Storybook's own scheme for the toolbar's setting: dark only if dark is chosen. */
export function schemeOf(globals: Record<string, unknown> | undefined): Scheme {
  return globals?.scheme === 'dark' ? 'dark' : 'light';
}

const shared = {
  brandTitle: `${site.shortName} Storybook`,
  brandTarget: '_self',
  fontBase: fontFamilies.body,
  appBorderRadius: radius.small,
  inputBorderRadius: radius.small,
} as const;

const light = create({
  ...shared,
  base: 'light',
  colorPrimary: colors.brand,
  colorSecondary: colors.brand,
  appBg: colors.paperSunk,
  appHoverBg: colors.line,
  appContentBg: colors.paperRaised,
  appPreviewBg: colors.paper,
  appBorderColor: colors.line,
  textColor: colors.ink,
  textInverseColor: colors.paper,
  textMutedColor: colors.inkSoft,
  barBg: colors.paperRaised,
  barTextColor: colors.inkSoft,
  barHoverColor: colors.brand,
  barSelectedColor: colors.brand,
  inputBg: colors.paperRaised,
  inputBorder: colors.lineStrong,
  inputTextColor: colors.ink,
  buttonBg: colors.paperRaised,
  buttonBorder: colors.lineStrong,
  booleanBg: colors.paperSunk,
  booleanSelectedBg: colors.paperRaised,
});

const dark = create({
  ...shared,
  base: 'dark',
  colorPrimary: colors.brandLight,
  // Storybook writes with it on night, and darkens it below white text: both have 4.5 : 1.
  colorSecondary: colors.brandMiddle,
  appBg: colors.nightDeep,
  appHoverBg: colors.nightRaised,
  appContentBg: colors.night,
  appPreviewBg: colors.night,
  appBorderColor: colors.nightLine,
  textColor: colors.snow,
  textInverseColor: colors.night,
  textMutedColor: colors.snowSoft,
  barBg: colors.night,
  barTextColor: colors.snowSoft,
  barHoverColor: colors.accent,
  barSelectedColor: colors.accent,
  inputBg: colors.nightRaised,
  inputBorder: colors.nightLineStrong,
  inputTextColor: colors.snow,
  buttonBg: colors.nightRaised,
  buttonBorder: colors.nightLineStrong,
  booleanBg: colors.nightDeep,
  booleanSelectedBg: colors.nightRaised,
});

/** The themes of the sidebar, the toolbars and the docs pages, built from the site's tokens. */
export const storybookThemes = { light, dark };

/** The logo with the version of the site, as a data URI, which works from any path. */
export function brandImage(scheme: Scheme, version: string): string {
  const [mark, ink] = scheme === 'dark' ? [colors.accent, colors.snow] : [colors.brand, colors.ink];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 34" width="200" height="34">
<svg y="1" width="32" height="32" viewBox="${LOGO_VIEW_BOX}" fill="${mark}" color="${mark}">${logoMark(colors.accent)}</svg>
<text x="42" y="19" fill="${ink}" font-family="Georgia, serif" font-size="19" font-weight="600">${site.shortName}</text>
<text x="42" y="31" fill="${ink}" font-family="system-ui, sans-serif" font-size="10.5">Storybook ${version}</text>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
