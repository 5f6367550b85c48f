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

/** The colour of each part of Storybook, by its name in the tokens: in light, and in dark. */
const parts = {
  colorPrimary: ['brand', 'brandLight'],
  // Storybook writes with it on night, and darkens it below white text: both have 4.5 : 1.
  colorSecondary: ['brand', 'brandMiddle'],
  appBg: ['paperSunk', 'nightDeep'],
  appHoverBg: ['line', 'nightRaised'],
  appContentBg: ['paperRaised', 'night'],
  appPreviewBg: ['paper', 'night'],
  appBorderColor: ['line', 'nightLine'],
  textColor: ['ink', 'snow'],
  textInverseColor: ['paper', 'night'],
  textMutedColor: ['inkSoft', 'snowSoft'],
  barBg: ['paperRaised', 'night'],
  barTextColor: ['inkSoft', 'snowSoft'],
  barHoverColor: ['brand', 'accent'],
  barSelectedColor: ['brand', 'accent'],
  inputBg: ['paperRaised', 'nightRaised'],
  inputBorder: ['lineStrong', 'nightLineStrong'],
  inputTextColor: ['ink', 'snow'],
  buttonBg: ['paperRaised', 'nightRaised'],
  buttonBorder: ['lineStrong', 'nightLineStrong'],
  booleanBg: ['paperSunk', 'nightDeep'],
  booleanSelectedBg: ['paperRaised', 'nightRaised'],
} as const;

const createTheme = (base: Scheme) => {
  const names = Object.entries(parts).map(
    ([part, [light, dark]]) => [part, colors[base === 'dark' ? dark : light]] as const,
  );
  return create({
    base,
    brandTitle: `${site.shortName} Storybook`,
    brandTarget: '_self',
    fontBase: fontFamilies.body,
    appBorderRadius: radius.small,
    inputBorderRadius: radius.small,
    ...Object.fromEntries(names),
  });
};

/** The themes of the sidebar, the toolbars and the docs pages, built from the site's tokens. */
export const storybookThemes = { light: createTheme('light'), dark: createTheme('dark') };

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
