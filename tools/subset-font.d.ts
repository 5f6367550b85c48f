/** The parts of subset-font 2.9 that `tools/assets/generate-fonts.ts` uses; it has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      /** Keeps every character; `text` must be undefined. */
      keepAllGlyphs?: boolean;
      noHinting?: boolean;
      /** The weight, or the range of weights, to keep. */
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
