import type { Locator, Page } from '@playwright/test';
import type { Data } from './server.ts';

/** What the tests of both kinds of entries need to know about one kind. */
export interface Kind {
  readonly noun: 'testimonial' | 'blog';
  readonly api: string;
  /** The form that adds an entry: its path, fields by label, request body and button. */
  readonly add: {
    readonly path: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly sends: Readonly<Record<string, string>>;
    readonly button: string;
  };
  /** The list: its path, and the link that leads to it. */
  readonly list: { readonly path: string; readonly link: string };
  readonly entry: (page: Page, name: string) => Locator;
  readonly editButton: string;
  readonly deleteButton: string;
  /** The dialog that edits an entry. `label` is the label of its long text. */
  readonly dialog: { readonly title: string; readonly button: string; readonly label: string };
  readonly question: string;
  readonly toasts: Readonly<Record<'added' | 'addFailed' | 'deleted' | 'updated', string>>;
}

export const testimonial: Kind = {
  noun: 'testimonial',
  api: '/api/testimonials',
  add: {
    path: '/dashboard/testimonials/add',
    fields: { Name: 'Sita Rai', Message: 'धन्यवाद!\nIt was worth it 🙏' },
    sends: { name: 'Sita Rai', message: 'धन्यवाद!\nIt was worth it 🙏' },
    button: 'Add Testimonial',
  },
  list: { path: '/dashboard/testimonials/list', link: 'List Testimonials' },
  entry: (page, name) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true, includeHidden: true }) }),
  editButton: 'Edit',
  deleteButton: 'Delete',
  dialog: { title: 'Edit Testimonial', button: 'Update', label: 'Message' },
  question: 'Are you sure you want to delete this testimonial?',
  toasts: {
    added: 'Testimonial added successfully!',
    addFailed: 'Failed to submit testimonial. Please try again.',
    deleted: 'Testimonial deleted successfully',
    updated: 'Testimonial updated successfully',
  },
};

export const blog: Kind = {
  noun: 'blog',
  api: '/api/blogs',
  add: {
    path: '/dashboard/blogs/add',
    fields: { Title: 'Ireland: a start', Author: 'Anisha', Content: 'One.\n\nTwo “quotes” & <b>.' },
    sends: { title: 'Ireland: a start', content: 'One.\n\nTwo “quotes” & <b>.', author: 'Anisha' },
    button: 'Add Blog',
  },
  list: { path: '/dashboard/blogs/list', link: 'List Blogs' },
  entry: (page, name) =>
    page
      .getByRole('article', { includeHidden: true })
      .filter({ has: page.getByRole('heading', { name, exact: true, includeHidden: true }) }),
  editButton: 'Edit Blog',
  deleteButton: 'Delete Blog',
  dialog: { title: 'Edit Blog', button: 'Update Blog', label: 'Content' },
  question: 'Are you sure you want to delete this blog?',
  toasts: {
    added: 'Blog added successfully!',
    addFailed: 'Failed to submit blog. Please try again.',
    deleted: 'Blog deleted successfully',
    updated: 'Blog updated successfully',
  },
};

/** Both kinds. */
export const kinds = [testimonial, blog];

/** So many that a list is longer than the window. Every entry has this long text. */
const names = ['Shown', 'Second', 'Third', 'Fourth', 'Fifth', 'Not deleted', 'Last'];
const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(10);

/** The data that the admin tests start with. */
export const data: Data = {
  testimonials: names.map((name, index) => ({
    _id: `691bfc245b3d71c0bf98a00${9 - index}`,
    name,
    message: letters,
  })),
  blogs: names.map((title, index) => ({
    _id: `691bfc245b3d71c0bf98b00${9 - index}`,
    title,
    content: letters,
    ...(index === 0 && { imageUrl: '/images/blog-planning-calendar.webp' }),
  })),
};
