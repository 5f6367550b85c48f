/** The limits of docs/performance.md. Times in ms, sizes in KB of 1,024 bytes. */
export const budgets = {
  /** First and largest paint, as a multiple of the empty page's. A picture may take a request more. */
  paintRatio: 1.2,
  blocking: 50,
  /** Lighthouse shows a shift from 0.001 on. */
  layoutShift: 0.001,
  lighthouseScore: 100,
  /** What is fetched ahead before the first interaction, and all that has come after it. */
  script: 170,
  latinFonts: 60,
  /** Both weights, before the first interaction, on a page whose text has Devanagari. */
  devanagariFonts: 42,
  /** Everything but script and Devanagari fonts before the first interaction. */
  other: 72,
  interaction: 200,
  /** From the styles of the deferred content to the frame that shows it all, without slowdown. */
  laidOut: 300,
  laidOutOnPhone: 1000,
  /** From the first byte until 10 s after the load event, on the phone. */
  task: 200,
  /** The time to the first card of 1,000 blogs, as a multiple of the time for 10. */
  scalingRatio: 1.5,
  adminListOpens: 500,
  keystroke: 50,
  /** In percent, over 200 page changes. */
  heapGrowth: 10,
} as const;
