import { createTheme } from '@mui/material/styles';
import { reducedMotionStyles } from './reducedMotionStyles.ts';
import {
  breakpoints,
  colors,
  fontFamilies,
  motion,
  radius,
  shadows,
  variablePrefix,
  widths,
} from './tokens.ts';

const focusRing = {
  outline: '3px solid var(--focus-ring)',
  outlineOffset: 2,
};

/** In print, both schemes and dark sections are black on white. */
const printed = {
  colorScheme: 'light',
  '--section-bg': 'transparent',
  '--den-palette-background-default': '#FFFFFF',
  '--den-palette-background-paper': '#FFFFFF',
  '--den-palette-surfaceSunken': 'transparent',
  '--den-palette-text-primary': '#000000',
  '--den-palette-text-secondary': '#333333',
  '--den-palette-eyebrow': '#333333',
  '--den-palette-primary-main': '#000000',
  '--den-palette-divider': '#B8B8B8',
  '--den-palette-controlBorder': '#777777',
};

/**
 * The theme of the site: light and dark as colour schemes with CSS variables (`--den-…`), chosen by
 * `data-scheme` on the root element, so that prerendered HTML is right in both.
 */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: variablePrefix, colorSchemeSelector: 'data-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: {
          main: colors.rhododendron,
          dark: colors.rhododendronDark,
          contrastText: '#FFFFFF',
        },
        secondary: {
          main: colors.marigold,
          dark: colors.marigoldDark,
          contrastText: colors.ink,
        },
        error: { main: '#B00020' },
        success: { main: '#1E6B43' },
        warning: { main: '#8A5300' },
        info: { main: '#245A94' },
        text: { primary: colors.ink, secondary: colors.inkSoft },
        background: { default: colors.paper, paper: colors.paperRaised },
        divider: colors.line,
        inverse: {
          main: colors.night,
          raised: colors.nightRaised,
          contrastText: colors.snow,
          soft: colors.snowSoft,
          line: colors.nightLine,
        },
        surfaceSunken: colors.paperSunk,
        controlBorder: colors.lineStrong,
        eyebrow: colors.rhododendron,
      },
    },
    dark: {
      palette: {
        primary: {
          main: colors.rhododendronLight,
          dark: '#FFC2CF',
          contrastText: '#3D0012',
        },
        secondary: { main: colors.marigold, dark: '#FFC757', contrastText: colors.ink },
        error: { main: '#FF9C9C' },
        success: { main: '#7FD6A4' },
        warning: { main: '#FFC757' },
        info: { main: '#93C1F2' },
        text: { primary: colors.snow, secondary: colors.snowSoft },
        background: { default: colors.night, paper: colors.nightRaised },
        divider: colors.nightLine,
        inverse: {
          main: colors.nightDeep,
          raised: colors.night,
          contrastText: colors.snow,
          soft: colors.snowSoft,
          line: colors.nightLine,
        },
        surfaceSunken: '#0F2036',
        controlBorder: colors.nightLineStrong,
        eyebrow: colors.marigold,
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
    htmlFontSize: 16,
    h1: {
      fontFamily: fontFamilies.heading,
      fontWeight: 600,
      fontSize: 'clamp(2.25rem, 1.5rem + 3.4vw, 4rem)',
      lineHeight: 1.06,
      letterSpacing: '-0.015em',
      textWrap: 'balance',
    },
    h2: {
      fontFamily: fontFamilies.heading,
      fontWeight: 600,
      fontSize: 'clamp(1.75rem, 1.35rem + 1.8vw, 2.625rem)',
      lineHeight: 1.12,
      letterSpacing: '-0.01em',
      textWrap: 'balance',
    },
    h3: {
      fontFamily: fontFamilies.heading,
      fontWeight: 600,
      fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
      lineHeight: 1.25,
      textWrap: 'balance',
    },
    h4: { fontFamily: fontFamilies.body, fontWeight: 700, fontSize: '1.0625rem', lineHeight: 1.4 },
    h5: { fontFamily: fontFamilies.body, fontWeight: 700, fontSize: '1rem', lineHeight: 1.4 },
    h6: { fontFamily: fontFamilies.body, fontWeight: 700, fontSize: '0.9375rem', lineHeight: 1.4 },
    subtitle1: { fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)', lineHeight: 1.55 },
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
    },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        ':root': {
          '--section-bg': colors.night,
          '--page': colors.paper,
          '--cta': colors.rhododendron,
          '--cta-hover': colors.rhododendronDark,
          '--focus-ring': '#1F5FBF',
          colorScheme: 'light',
          scrollPaddingTop: '5.5rem',
          textSizeAdjust: '100%',
        },
        ':root[data-scheme="dark"]': { '--section-bg': colors.nightDeep, '--page': colors.night },
        '[data-scheme="dark"]': {
          '--cta': '#CF1F50',
          '--cta-hover': '#B81A45',
          '--focus-ring': colors.marigold,
          colorScheme: 'dark',
        },
        body: { minHeight: '100dvh', overflowWrap: 'break-word' },
        ':focus-visible': focusRing,
        // The h1 receives focus on navigation but is not interactive: no focus ring.
        'h1:focus-visible': { outline: 'none' },
        'img, svg': { maxWidth: '100%' },
        table: { fontVariantNumeric: 'tabular-nums lining-nums' },
        '::selection': { backgroundColor: colors.marigold, color: colors.ink },
        '@media (prefers-reduced-motion: reduce)': reducedMotionStyles,
        '@page': { margin: '12mm' },
        '@media print': {
          ':root:root, [data-scheme][data-scheme]': printed,
          body: { backgroundColor: '#FFFFFF !important', color: '#000000 !important' },
          '.no-print': { display: 'none !important' },
        },
      },
    },
    MuiButtonBase: {
      // `disableTouchRipple` too: otherwise MUI renders an invisible ripple on every touch.
      defaultProps: { disableRipple: true, disableTouchRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiLink: {
      defaultProps: { underline: 'always' },
      styleOverrides: {
        root: {
          textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
          textDecorationThickness: '0.08em',
          textUnderlineOffset: '0.18em',
          borderRadius: 2,
          '&:hover': { textDecorationColor: 'currentColor' },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 48,
          paddingInline: 22,
          borderRadius: radius.medium,
          textAlign: 'center',
        },
        sizeSmall: { minHeight: 36, paddingInline: 14, fontSize: '0.9375rem' },
        sizeLarge: { minHeight: 56, paddingInline: 30, fontSize: '1.0625rem' },
        outlined: { borderWidth: 1.5, '&:hover': { borderWidth: 1.5 } },
      },
      variants: [
        {
          // Secondary actions are in ink, so that they do not compete with the primary one.
          props: { variant: 'outlined', color: 'primary' },
          style: {
            borderColor: 'var(--den-palette-controlBorder)',
            color: 'var(--den-palette-text-primary)',
            '&:hover': {
              borderColor: 'currentColor',
              backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)',
            },
          },
        },
        {
          // The primary action is rhododendron with white in both schemes.
          props: { variant: 'contained', color: 'primary' },
          style: {
            backgroundColor: 'var(--cta)',
            color: '#FFFFFF',
            '&:hover': { backgroundColor: 'var(--cta-hover)' },
          },
        },
      ],
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    MuiContainer: {
      defaultProps: { maxWidth: false },
      styleOverrides: {
        root: { maxWidth: widths.content + 64, paddingInline: 'clamp(16px, 4vw, 32px)' },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { borderRadius: radius.medium, boxShadow: shadows.low },
      },
    },
    MuiTableContainer: { styleOverrides: { root: { borderRadius: radius.medium } } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme: current }) => ({
          fontSize: '1rem',
          paddingBlock: 12,
          borderColor: (current.vars ?? current).palette.divider,
        }),
        head: { fontWeight: 700, fontSize: '0.875rem', lineHeight: 1.4 },
      },
    },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme: current }) => ({
          borderRadius: radius.small,
          backgroundColor: (current.vars ?? current).palette.background.paper,
        }),
        notchedOutline: ({ theme: current }) => ({
          borderColor: (current.vars ?? current).palette.controlBorder,
        }),
      },
    },
    MuiInputLabel: { styleOverrides: { asterisk: { display: 'inline' } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.large } } },
    MuiDialogTitle: {
      styleOverrides: {
        root: { fontFamily: fontFamilies.heading, fontSize: '1.5rem', fontWeight: 600 },
      },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', gap: 8 } } },
    MuiSkeleton: { defaultProps: { animation: 'pulse' } },
  },
});
