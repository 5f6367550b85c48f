/** Testimonials: opinions of students and parents. */
import { type InferOutput, object, optional } from 'valibot';
import { defineKind, entryId, sampleMark } from './kind.ts';
import { newRequiredText, newText, text } from './text.ts';

/** A testimonial as the site reads it. Unknown fields are left out. */
export const testimonialSchema = object({
  _id: entryId,
  name: text,
  message: text,
  _sample: sampleMark,
});

/** A student's or parent's opinion of the consultancy. */
export type Testimonial = InferOutput<typeof testimonialSchema>;

const newTestimonialSchema = object({ name: newRequiredText, message: newRequiredText });

/** The collection of testimonials. */
export const testimonials = defineKind({
  name: 'testimonials',
  noun: 'testimonial',
  nameField: 'name',
  hasUpdatedAt: false,
  example: { _id: '68e0a1b2c3d4e5f60718293b', name: 'Name', message: 'Text' },
  entry: testimonialSchema,
  create: newTestimonialSchema,
  update: object({ name: optional(newRequiredText), message: newText }),
});

/** The endpoints of testimonials by their names in the API. */
export const testimonialEndpoints = {
  createTestimonial: testimonials.create,
  listTestimonials: testimonials.list,
  updateTestimonial: testimonials.update,
  deleteTestimonial: testimonials.remove,
};
