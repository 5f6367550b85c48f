/** A blog as the site reads it, and the endpoints that read blogs. */
import * as v from 'valibot';
import {
  defineList,
  entryId,
  entryNotFound,
  optionalDay,
  optionalField,
  optionalTime,
  sampleMark,
  text,
} from './entry.ts';

/** A blog. Unknown fields are left out. */
export const blogSchema = v.object({
  _id: entryId,
  title: text,
  content: text,
  /** Without it the content is plain, and keeps its line breaks. */
  format: v.fallback(v.optional(v.literal('markdown')), undefined),
  author: optionalField,
  /** The ISO day from which it is published; without it that in its id. */
  publishedOn: optionalDay,
  imageUrl: optionalField,
  /** The image in words, for those who do not see it. */
  imageAlt: optionalField,
  /** The time of the last change. */
  updatedAt: optionalTime,
  _sample: sampleMark,
});

/** A blog post. */
export type Blog = v.InferOutput<typeof blogSchema>;

/** The endpoint that returns all blogs. */
export const listBlogs = defineList('blogs', blogSchema);
/** The endpoint that returns one blog. */
export const getBlog = {
  method: 'GET',
  path: '/blogs/get/:id',
  access: 'public',
  // For an unknown id a server should respond with 404; null means the same.
  response: v.nullable(blogSchema),
  errors: [entryNotFound('blog')],
} as const;
