/** Average reading speed of an adult on a screen, in words per minute. */
const WORDS_PER_MINUTE = 200;

/** The reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.trim().split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
