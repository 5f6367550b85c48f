/** Average reading speed of an adult on a screen, in words per minute. */
const WORDS_PER_MINUTE = 200;

const split = (text: string) => text.trim().split(/\s+/);

/** The number of words of a text. Signs that stand alone, such as those of a list, are no words. */
export const countWords = (text: string) =>
  split(text).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(split(text).length / WORDS_PER_MINUTE));
}
