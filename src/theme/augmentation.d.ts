import type {} from '@mui/material/themeCssVarsAugmentation';

interface NightColor {
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
    night: NightColor;
    /** A quiet surface, one step below the paper. */
    sunk: string;
    /** The border of a control: at least 3:1 against the paper. */
    outline: string;
    /** The few words above a heading. */
    kicker: string;
  }
  interface PaletteOptions {
    night: NightColor;
    sunk: string;
    outline: string;
    /** The few words above a heading. */
    kicker: string;
  }
}
