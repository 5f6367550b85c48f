/** Testimonials: opinions of students and parents. */
import * as v from 'valibot';
import { defineKind, version } from './kind.ts';
import { listTestimonials, testimonialSchema } from './testimonial.ts';
import { newRequiredText, newText } from './text.ts';

const newTestimonialSchema = v.object({ name: newRequiredText, message: newRequiredText });

/** The collection of testimonials. */
export const testimonials = defineKind({
  name: 'testimonials',
  noun: 'testimonial',
  nameField: 'name',
  readsUpdated: true,
  example: {
    _id: '68e0a1b2c3d4e5f60718293b',
    name: 'Name',
    message: 'Text',
    updatedAt: '2025-10-06T06:30:00.000Z',
  },
  entry: testimonialSchema,
  list: listTestimonials,
  create: newTestimonialSchema,
  update: v.object({ name: v.optional(newRequiredText), message: newText, version }),
});

/** The endpoints of testimonials by their names in the API. */
export const testimonialEndpoints = {
  createTestimonial: testimonials.create,
  listTestimonials: testimonials.list,
  updateTestimonial: testimonials.update,
  deleteTestimonial: testimonials.remove,
};
