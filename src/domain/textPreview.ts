import { truncateGraphemes } from '#src/lib/truncateGraphemes.ts';

/** How many characters of a blog its card shows. */
export const CARD_PREVIEW_LENGTH = 150;

/**
 * The first `length` characters of a text as a reader counts them (an emoji or a Devanagari
 * syllable is one), then '...', also where the text is shorter.
 */
export function preview(text: string, length: number): string {
  return `${truncateGraphemes(text, length)}...`;
}
