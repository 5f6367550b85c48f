/** Blogs: articles, each with a page of its own. */
import * as v from 'valibot';
import { blogSchema, getBlog, listBlogs } from './blog.ts';
import { defineDrafts, defineKind, version } from './kind.ts';
import { newLine, newPastDay, newRequiredText, newText, newUrl } from './text.ts';

/** The fields that a blog may lack. '' is nothing, and on an update takes away what there was. */
const optionalFields = {
  format: v.nullish(v.picklist(['', 'markdown'], "must be 'markdown' or empty")),
  publishedOn: newPastDay,
  imageUrl: newUrl,
  imageAlt: newLine,
};

const newBlogSchema = v.object({
  title: newRequiredText,
  content: newRequiredText,
  author: newRequiredText,
  ...optionalFields,
});

/** The fields that a draft may lack. */
const draftFields = { ...newBlogSchema.entries, author: v.nullish(newText) };

const kind = { name: 'blogs', noun: 'blog', entry: blogSchema } as const;

/** The collection of blogs. Each has a page, so it has `get` too. */
export const blogs = {
  ...defineKind({
    ...kind,
    nameField: 'title',
    list: listBlogs,
    example: {
      _id: '68e0a1b2c3d4e5f60718293a',
      title: 'Title',
      content: 'Text',
      format: 'markdown',
      author: 'Author',
      publishedOn: '2025-10-06',
      imageUrl: '/social-card.png',
      imageAlt: 'What the image shows',
      updatedAt: '2025-10-06T06:30:00.000Z',
    },
    create: newBlogSchema,
    update: v.object({
      title: newRequiredText,
      content: newRequiredText,
      author: v.nullish(newText),
      ...optionalFields,
      version,
    }),
  }),
  get: getBlog,
  drafts: defineDrafts({
    ...kind,
    create: v.object({
      ...draftFields,
      title: v.optional(newText, ''),
      content: v.optional(newText, ''),
    }),
    update: v.object({
      ...draftFields,
      title: v.optional(newText),
      content: v.optional(newText),
      version,
    }),
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
