/** Every kind of entry. What stores, serves, lists or documents kinds loops over this list. */
import * as v from 'valibot';
import { blogEndpoints, blogs } from './blogs.ts';
import { hasMessage } from './testimonial.ts';
import { testimonialEndpoints, testimonials } from './testimonials.ts';

/** The kinds by name. A new one is a line here, in the two objects below and in bin.ts. */
export const kinds = { testimonials, blogs };

/** The name of a kind, which is also that of its collection. */
export type KindName = keyof typeof kinds;

/** The entries of every kind, newest first. A kind that is missing has none. */
export const contentSchema = v.object({
  testimonials: v.optional(testimonials.list.response, []),
  blogs: v.optional(blogs.list.response, []),
});

/** The entries of every kind by the name of the kind. */
export type Content = Readonly<v.InferOutput<typeof contentSchema>>;

/** The entries that the site shows. */
export const publicContent = (content: Content): Content => ({
  ...content,
  testimonials: content.testimonials.filter(hasMessage),
});

/** The endpoints of each kind. */
export const contentResources = { testimonials: testimonialEndpoints, blogs: blogEndpoints };
