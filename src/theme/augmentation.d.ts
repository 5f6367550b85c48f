import type {} from '@mui/material/themeCssVarsAugmentation';

/** The colours of the site that MUI's palette does not have. */
interface SiteColors {
  /** A subtle surface, one step below the page background. */
  surfaceSunken: string;
  /** The border of a control: at least 3:1 against the page background. */
  controlBorder: string;
  /** Text above a heading (eyebrow). */
  eyebrow: string;
}

declare module '@mui/material/styles' {
  interface Palette extends SiteColors {}
  interface PaletteOptions extends SiteColors {}
}
