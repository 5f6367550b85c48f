/** Every kind of entry. What stores, serves, lists or documents kinds loops over this list. */
import { type InferOutput, object, optional } from 'valibot';
import { blogEndpoints, blogs } from './blogs.ts';
import { testimonialEndpoints, testimonials } from './testimonials.ts';

export const kinds = { testimonials, blogs };

/** The name of a kind, which is also that of its collection. */
export type KindName = keyof typeof kinds;

/** The entries of every kind, newest first. A kind that is missing has none. */
export const contentSchema = object({
  testimonials: optional(testimonials.list.response, []),
  blogs: optional(blogs.list.response, []),
});

export type Content = Readonly<InferOutput<typeof contentSchema>>;

/** One entry of each kind, with every field. */
export const exampleContent: Content = {
  testimonials: [testimonials.example],
  blogs: [blogs.example],
};

/** The nine endpoints of the spec. */
export const contentEndpoints = { ...testimonialEndpoints, ...blogEndpoints };

export type ContentEndpointName = keyof typeof contentEndpoints;
