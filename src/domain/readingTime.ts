/** Words a minute at which an adult reads plain text on a screen. */
const WORDS_PER_MINUTE = 200;

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.trim().split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
