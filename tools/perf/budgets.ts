/** The limits of docs/performance.md. Times in ms, sizes in KB of 1,024 bytes. */
export const budgets = {
  /** First and largest paint, as a multiple of the empty page's. */
  paintRatio: 1.6,
  picturePaintRatio: 1.7,
  /** Lighthouse shows a shift from 0.001 on. */
  layoutShift: 0.001,
  lighthouseScore: 100,
  /** The script that hydrates the page counts into its blocking time. */
  lighthousePerformance: 95,
  script: 170,
  /** A blog's page has the parser of its text besides. */
  blogScript: 185,
  latinFonts: 60,
  /** Both weights, on a page whose text has Devanagari. */
  devanagariFonts: 42,
  /** All but script, Devanagari fonts and the data of the API, which is not compressed here. */
  other: 72,
  interaction: 200,
  /** From the load event until the whole page is hydrated. */
  hydrated: 500,
  hydratedOnPhone: 2000,
  /** From the first byte until 10 s after the load event, on the phone. */
  task: 200,
} as const;
