/** Blogs: articles, each with a page of its own. */
import { type InferOutput, nullish, object, optional } from 'valibot';
import { defineDrafts, defineGet, defineKind, entryId, sampleMark } from './kind.ts';
import { newRequiredText, newText, newUrl, optionalField, optionalTime, text } from './text.ts';

/** A blog as the site reads it. Unknown fields are left out. */
export const blogSchema = object({
  _id: entryId,
  title: text,
  content: text,
  author: optionalField,
  imageUrl: optionalField,
  /** When it was last changed. */
  updatedAt: optionalTime,
  _sample: sampleMark,
});

/** A blog post. */
export type Blog = InferOutput<typeof blogSchema>;

const newBlogSchema = object({
  title: newRequiredText,
  content: newRequiredText,
  author: newRequiredText,
  imageUrl: newUrl,
});

/** What a draft may lack. */
const draftFields = { ...newBlogSchema.entries, author: nullish(newText) };

const kind = { name: 'blogs', noun: 'blog', entry: blogSchema } as const;

/** The collection of blogs. Each has a page, so it has `get` too. */
export const blogs = {
  ...defineKind({
    ...kind,
    nameField: 'title',
    hasUpdatedAt: true,
    example: {
      _id: '68e0a1b2c3d4e5f60718293a',
      title: 'Title',
      content: 'Text',
      author: 'Author',
      imageUrl: '/social-card.png',
      updatedAt: '2025-10-06T06:30:00.000Z',
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
  drafts: defineDrafts({
    ...kind,
    create: object({
      ...draftFields,
      title: optional(newText, ''),
      content: optional(newText, ''),
    }),
    update: object({ ...draftFields, title: optional(newText), content: optional(newText) }),
  }),
};

/** The endpoints of blogs by their names in the API. */
export const blogEndpoints = {
  createBlog: blogs.create,
  listBlogs: blogs.list,
  getBlog: blogs.get,
  updateBlog: blogs.update,
  deleteBlog: blogs.remove,
};

/** The endpoints of drafts of blogs by their names in the API. */
export const draftEndpoints = {
  createDraft: blogs.drafts.create,
  listDrafts: blogs.drafts.list,
  getDraft: blogs.drafts.get,
  updateDraft: blogs.drafts.update,
  deleteDraft: blogs.drafts.remove,
  publishDraft: blogs.drafts.publish,
  takeBackBlog: blogs.drafts.takeBack,
};
