/** What `scripts/assets/generate-fonts.ts` uses of subset-font 2.9, which has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      /** Every character stays; `text` has to be undefined then. */
      keepAllGlyphs?: boolean;
      noHinting?: boolean;
      /** A weight, or the range of weights that stays. */
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
