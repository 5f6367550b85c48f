import type { Blog } from '#contracts/blog.ts';
import type { ContentValues } from '#src/components/editor/ContentField.tsx';

/** The values of a blog's form, '' for nothing; a picture only with a server that keeps it. */
export type BlogValues = ContentValues & {
  readonly title: string;
  readonly author: string;
  /** The ISO day. */
  readonly publishedOn: string;
  readonly imageUrl?: string;
  readonly imageAlt?: string;
};

/** The values of a blog in a form, with its picture if the server keeps it; of a new one, all ''. */
export function blogValuesOf(blog: Partial<Blog> = {}, hasPicture = false): BlogValues {
  const { title = '', author = '', content = '', format = '', publishedOn = '' } = blog;
  const { imageUrl = '', imageAlt = '' } = blog;
  const picture = hasPicture && { imageUrl, imageAlt };
  return { title, author, content, format, publishedOn, ...picture };
}
