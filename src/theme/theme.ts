import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import {
  breakpoints,
  colors,
  disabledColors,
  fontFamilies,
  headingFont,
  motion,
  radius,
  statusColors,
  variablePrefix,
} from './tokens.ts';

/** The part of a palette that both schemes make of their tokens alike. */
const messageColors = (scheme: 'light' | 'dark') => ({
  error: { main: statusColors[scheme].error },
  success: { main: statusColors[scheme].success },
  action: {
    disabled: disabledColors[scheme].text,
    disabledBackground: disabledColors[scheme].background,
  },
});

/** The theme of the site. Light and dark are selected by `data-scheme` on the root element. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: variablePrefix, colorSchemeSelector: 'data-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: {
          main: colors.brand,
          dark: colors.brandDark,
          contrastText: colors.white,
        },
        secondary: {
          main: colors.accent,
          dark: colors.accentDark,
          contrastText: colors.ink,
        },
        ...messageColors('light'),
        text: {
          primary: colors.ink,
          secondary: colors.inkSoft,
          disabled: disabledColors.light.text,
        },
        background: { default: colors.paper, paper: colors.paperRaised },
        divider: colors.line,
        surfaceSunken: colors.paperSunk,
        controlBorder: colors.lineStrong,
        eyebrow: colors.brand,
      },
    },
    dark: {
      palette: {
        primary: {
          main: colors.brandLight,
          dark: colors.brandPale,
          contrastText: colors.brandDeep,
        },
        secondary: { main: colors.accent, dark: colors.accentLight, contrastText: colors.ink },
        ...messageColors('dark'),
        text: {
          primary: colors.snow,
          secondary: colors.snowSoft,
          disabled: disabledColors.dark.text,
        },
        background: { default: colors.night, paper: colors.nightRaised },
        divider: colors.nightLine,
        surfaceSunken: colors.nightSunk,
        controlBorder: colors.nightLineStrong,
        eyebrow: colors.accent,
      },
    },
  },
  breakpoints: { values: breakpoints },
  shape: { borderRadius: radius.small },
  transitions: {
    duration: { shortest: motion.fast, shorter: motion.fast, short: motion.slow },
    easing: { easeInOut: motion.easing },
  },
  typography: {
    fontFamily: fontFamilies.body,
    fontSize: 16,
    h1: {
      ...headingFont,
      // At any text size 'Preparation' or 'Certificate' fits on one line of the narrowest screen.
      fontSize: 'min(clamp(2.25rem, 1.5rem + 3.4vw, 4rem), 14vw)',
      lineHeight: 1.06,
      letterSpacing: '-0.015em',
      textWrap: 'balance',
    },
    h2: {
      ...headingFont,
      // The same for 'Requirements'.
      fontSize: 'min(clamp(1.75rem, 1.35rem + 1.8vw, 2.625rem), 14vw)',
      lineHeight: 1.12,
      letterSpacing: '-0.01em',
      textWrap: 'balance',
    },
    h3: {
      ...headingFont,
      fontSize: 'min(clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem), 11vw)',
      lineHeight: 1.25,
      textWrap: 'balance',
    },
    h4: { fontWeight: 700, fontSize: '1.0625rem', lineHeight: 1.4 },
    subtitle1: {
      fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
      lineHeight: 1.55,
      textWrap: 'pretty',
    },
    subtitle2: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.5 },
    body1: { fontSize: '1.0625rem', lineHeight: 1.65 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.6 },
    button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.55 },
    overline: {
      fontSize: '0.8125rem',
      fontWeight: 700,
      letterSpacing: '0.08em',
      lineHeight: 1.5,
      textTransform: 'uppercase',
      // The two or three words above a heading, in capitals by style alone: nobody spells them out.
      color: `var(--${variablePrefix}-palette-eyebrow)`,
      marginBottom: 6,
    },
  },
  components,
});
