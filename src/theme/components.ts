import type { ThemeOptions } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { reducedMotionStyles } from './reducedMotionStyles.ts';
import {
  colors,
  cta,
  headingFont,
  printColors,
  radius,
  statusColors,
  variablePrefix,
  widths,
} from './tokens.ts';

const focusRing = {
  outline: '3px solid var(--focus-ring)',
  outlineOffset: 2,
};

/** The name of a palette colour's CSS variable, as MUI derives it. */
const paletteVariable = (path: string) => `--${variablePrefix}-palette-${path}`;

/** In print, both schemes and dark sections are black on white. */
const printed = {
  colorScheme: 'light',
  '--section-bg': 'transparent',
  [paletteVariable('background-default')]: colors.white,
  [paletteVariable('background-paper')]: colors.white,
  [paletteVariable('surfaceSunken')]: 'transparent',
  [paletteVariable('text-primary')]: colors.black,
  [paletteVariable('text-secondary')]: printColors.textSoft,
  [paletteVariable('eyebrow')]: printColors.textSoft,
  [paletteVariable('primary-main')]: colors.black,
  [paletteVariable('error-main')]: statusColors.light.error,
  [paletteVariable('divider')]: printColors.line,
  [paletteVariable('controlBorder')]: printColors.lineStrong,
};

/** MUI's sizes of the icon in a button, in rem: it grows with the text. */
const buttonIcon = {
  // In Firefox and Safari a narrow cell of a table would squeeze it.
  '& > *:nth-of-type(1)': { fontSize: '1.25rem', maxWidth: 'none' },
  '.MuiButton-sizeSmall > & > *:nth-of-type(1)': { fontSize: '1.125rem' },
  '.MuiButton-sizeLarge > & > *:nth-of-type(1)': { fontSize: '1.375rem' },
};

/** Default props and style overrides of MUI's components, and the global styles. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: {
      ':root': {
        '--section-bg': colors.night,
        '--page': colors.paper,
        '--cta': cta.light.main,
        '--cta-hover': cta.light.hover,
        '--focus-ring': colors.focus,
        colorScheme: 'light',
        // Below the header and its flags, also where the browser brings only the caret into view.
        scrollPaddingTop: '7.25rem',
        '@media (min-width: 900px) and (max-width: 1199.98px)': { scrollPaddingTop: '9rem' },
        textSizeAdjust: '100%',
      },
      ':root[data-scheme="dark"]': { '--section-bg': colors.nightDeep, '--page': colors.night },
      '[data-scheme="dark"]': {
        '--cta': cta.dark.main,
        '--cta-hover': cta.dark.hover,
        '--focus-ring': colors.accent,
        colorScheme: 'dark',
      },
      body: { minHeight: '100dvh', overflowWrap: 'break-word' },
      // They would inherit it from the browser's own `slot` around them, which no style reaches.
      'details > *': { boxSizing: 'border-box' },
      ':focus-visible': focusRing,
      // They receive focus on navigation but are not interactive: no focus ring.
      'h1:focus-visible, main:focus-visible': { outline: 'none' },
      summary: { cursor: 'pointer' },
      dialog: {
        padding: 0,
        border: 0,
        '&::backdrop': { backgroundColor: colors.backdrop },
      },
      // Small print is below what it explains.
      small: {
        display: 'block',
        color: `var(${paletteVariable('text-secondary')})`,
        fontSize: '0.9375rem',
        lineHeight: 1.6,
      },
      'img, svg': { maxWidth: '100%' },
      'ul, ol, dl, dd, figure, blockquote': { margin: 0 },
      'ul, ol': { padding: 0, listStyle: 'none' },
      // Covers the browser's icon in a decorative picture that fails to load. Only such a picture
      // has an ::after, so this also works without scripts.
      ':where(img[alt=""])': { position: 'relative' },
      ':where(img[alt=""])::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        backgroundColor: `var(${paletteVariable('surfaceSunken')})`,
      },
      table: { fontVariantNumeric: 'tabular-nums lining-nums' },
      '::selection': { backgroundColor: colors.accent, color: colors.ink },
      '@media (prefers-reduced-motion: reduce)': reducedMotionStyles,
      // Its background, by which it differs from the page, is not shown.
      '@media (forced-colors: active)': {
        'dialog, .MuiDialog-paper': { outline: '2px solid', outlineOffset: -2 },
      },
      // For screen readers alone.
      '.visually-hidden': visuallyHidden,
      // Shown only where the site's script runs.
      'html:not([data-supported]) .needs-script': { display: 'none !important' },
      '@page': { margin: '12mm' },
      '@media print': {
        ':root:root, [data-scheme][data-scheme]': printed,
        'html, body': {
          backgroundColor: `${colors.white} !important`,
          color: `${colors.black} !important`,
        },
        '.no-print': { display: 'none !important' },
        // A heading is on the sheet of its text, and each of the others on one sheet if it fits.
        'h1, h2, h3, h4, section header': { breakAfter: 'avoid' },
        'table, tr, li, figure, dl > div': { breakInside: 'avoid' },
        // The colours of the screen would fade out on paper.
        '*': { transition: 'none !important' },
      },
    },
  },
  MuiButtonBase: {
    // Without `disableTouchRipple` MUI renders an invisible ripple on every touch.
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
        borderRadius: radius.tiny,
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
        // Without its background it would look like text.
        '@media (forced-colors: active)': { border: '1.5px solid' },
      },
      startIcon: buttonIcon,
      sizeSmall: { minHeight: 36, paddingInline: 14, fontSize: '0.9375rem' },
      sizeLarge: { minHeight: 56, paddingInline: 30, fontSize: '1.0625rem' },
      outlined: { borderWidth: 1.5, '&:hover': { borderWidth: 1.5 } },
    },
    variants: [
      {
        // Other actions are in ink: the primary one is in the brand's colour, what destroys in red.
        props: ({ variant, color }) => variant !== 'contained' && color === 'primary',
        style: {
          borderColor: `var(${paletteVariable('controlBorder')})`,
          color: `var(${paletteVariable('text-primary')})`,
          '&:hover': {
            borderColor: 'currentColor',
            backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)',
          },
        },
      },
      {
        // The primary action is the brand's colour with white in both schemes.
        props: { variant: 'contained', color: 'primary' },
        style: {
          backgroundColor: 'var(--cta)',
          color: cta.text,
          '&:hover': { backgroundColor: 'var(--cta-hover)' },
        },
      },
    ],
  },
  MuiTypography: { defaultProps: { variantMapping: { overline: 'p', subtitle1: 'p' } } },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: { maxWidth: widths.content + 64, paddingInline: 'clamp(16px, 4vw, 24px)' },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: current }) => ({
        fontSize: '1rem',
        paddingBlock: 12,
        borderColor: current.vars.palette.divider,
      }),
      head: { fontWeight: 700, fontSize: '0.875rem', lineHeight: 1.4 },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme: current }) => ({
        borderRadius: radius.small,
        backgroundColor: current.vars.palette.background.paper,
        // The primary colour would look like that of an error.
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--focus-ring)',
        },
        // The browser shows its message only at the first of them.
        '&:has(:user-invalid):not(.Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: current.vars.palette.error.main,
        },
      }),
      notchedOutline: ({ theme: current }) => ({
        borderColor: current.vars.palette.controlBorder,
      }),
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        '&.Mui-focused:not(.Mui-error)': { color: `var(${paletteVariable('text-primary')})` },
      },
      asterisk: { display: 'inline' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme: current }) => ({
        borderRadius: radius.large,
        // On a phone almost as wide as the screen: two buttons fit beside each other.
        [current.breakpoints.down('sm')]: {
          width: 'calc(100% - 16px)',
          maxWidth: 'calc(100% - 16px)',
          marginInline: 8,
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        ...headingFont,
        fontSize: '1.5rem',
        lineHeight: 1.4,
      },
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    // Buttons that do not fit go below each other, each on one line.
    styleOverrides: { root: { padding: '8px 24px 24px', flexWrap: 'wrap', gap: '8px 16px' } },
  },
};
