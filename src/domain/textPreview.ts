import { truncateGraphemes } from '#src/lib/truncateGraphemes.ts';

/** The number of characters of a blog that its card shows. */
export const CARD_PREVIEW_LENGTH = 150;

/** The first `length` user-perceived characters of a text and '...'. */
export function preview(text: string, length: number): string {
  return `${truncateGraphemes(text, length)}...`;
}
