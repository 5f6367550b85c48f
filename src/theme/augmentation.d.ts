import type {} from '@mui/material/themeCssVarsAugmentation';

interface InverseColor {
  /** The background of heroes, header menus and footer. */
  main: string;
  /** A raised surface on that background. */
  raised: string;
  contrastText: string;
  /** Secondary text on that background. */
  soft: string;
  line: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    inverse: InverseColor;
    /** A subtle surface, one step below the page background. */
    surfaceSunken: string;
    /** The border of a control: at least 3:1 against the page background. */
    controlBorder: string;
    /** Text above a heading (eyebrow). */
    eyebrow: string;
  }
  interface PaletteOptions {
    inverse: InverseColor;
    surfaceSunken: string;
    controlBorder: string;
    /** Text above a heading (eyebrow). */
    eyebrow: string;
  }
}
