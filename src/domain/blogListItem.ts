import type { Blog } from '#contracts/blog.ts';
import { truncateGraphemes } from '#src/lib/truncateGraphemes.ts';
import { CARD_PREVIEW_LENGTH } from './textPreview.ts';

/** A blog in a list, which shows only the beginning of its text. */
export type BlogListItem = Omit<Blog, 'content'> & {
  readonly beginning: string;
  /** The whole text, for the search. A prerendered one has none, because HTML is to be small. */
  readonly content?: string;
};

/** Cuts the text of a blog to the length that a card shows. */
export function toBlogListItem({ content, ...blog }: Blog): BlogListItem {
  return { ...blog, beginning: truncateGraphemes(content, CARD_PREVIEW_LENGTH) };
}
