import type { Blog } from '#contracts/blog.ts';
import { truncateGraphemes } from '#src/lib/truncateGraphemes.ts';
import { plainText } from './plainText.ts';
import { CARD_PREVIEW_LENGTH } from './textPreview.ts';

/** A blog in a list, which shows only the beginning of its text. */
export type BlogListItem = Omit<Blog, 'content'> & {
  readonly beginning: string;
  /** Returns the whole text, for the search. Prerendered HTML has none, to be small. */
  readonly wholeText?: () => string;
};

/** The most characters of a text, its signs included, of which a card shows the beginning. */
const BEGINNING_LENGTH = 3000;

/** Cuts the text of a blog to the length that a card shows. */
export function toBlogListItem({ content, ...blog }: Blog): BlogListItem {
  const text = plainText(content.slice(0, BEGINNING_LENGTH), blog.format);
  return { ...blog, beginning: truncateGraphemes(text, CARD_PREVIEW_LENGTH) };
}
