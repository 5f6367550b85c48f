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
