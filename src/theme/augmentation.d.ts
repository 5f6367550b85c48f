import type {} from '@mui/material/themeCssVarsAugmentation';

interface InverseColor {
  /** The band behind heroes, header menus and footer. */
  main: string;
  /** A surface that stands on the band. */
  raised: string;
  contrastText: string;
  /** Secondary text on the band. */
  soft: string;
  line: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    inverse: InverseColor;
    /** A quiet surface, one step below the paper. */
    surfaceSunken: string;
    /** The border of a control: at least 3:1 against the paper. */
    controlBorder: string;
    /** The few words above a heading. */
    eyebrow: string;
  }
  interface PaletteOptions {
    inverse: InverseColor;
    surfaceSunken: string;
    controlBorder: string;
    /** The few words above a heading. */
    eyebrow: string;
  }
}
