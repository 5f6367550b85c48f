/** Blogs: articles, each with a page of its own. */
import { type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { defineGet, defineKind, entryId, sampleMark } from './kind.ts';
import { isBlank, newRequiredText, newText, newUrl, optionalText, text } from './text.ts';

/** A blog post. */
export type Blog = {
  readonly _id: string;
  readonly title: string;
  readonly content: string;
  readonly author?: string;
  readonly imageUrl?: string;
  /** Only of the sample data. */
  readonly _sample?: true | undefined;
};

/** A null, blank or missing author or image is omitted, as are unknown fields. */
export const blogSchema = pipe(
  object({
    _id: entryId,
    title: text,
    content: text,
    author: optionalText,
    imageUrl: optionalText,
    _sample: sampleMark,
  }),
  transform(
    ({ author, imageUrl, ...blog }): Blog => ({
      ...blog,
      ...(author && !isBlank(author) && { author }),
      ...(imageUrl && !isBlank(imageUrl) && { imageUrl }),
    }),
  ),
);

export const newBlogSchema = object({
  title: newRequiredText,
  content: newRequiredText,
  author: newRequiredText,
  imageUrl: newUrl,
});

/** What the Add Blog form sends. */
export type NewBlog = InferOutput<typeof newBlogSchema>;

const kind = { name: 'blogs', noun: 'blog', entry: blogSchema } as const;

export const blogs = {
  ...defineKind({
    ...kind,
    example: {
      _id: '68e0a1b2c3d4e5f60718293a',
      title: 'Title',
      content: 'Text',
      author: 'Author',
      imageUrl: '/social-card.png',
    },
    create: newBlogSchema,
    update: object({
      title: newRequiredText,
      content: newRequiredText,
      author: nullish(newText),
      imageUrl: newUrl,
    }),
  }),
  get: defineGet(kind),
};

export const blogEndpoints = {
  createBlog: blogs.create,
  listBlogs: blogs.list,
  getBlog: blogs.get,
  updateBlog: blogs.update,
  deleteBlog: blogs.remove,
};
