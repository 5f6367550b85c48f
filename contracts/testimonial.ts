/** A testimonial as the site reads it, and the endpoint that reads them. */
import * as v from 'valibot';
import { defineList, entryId, optionalTime, sampleMark, text } from './entry.ts';

/** A testimonial. Unknown fields are left out. */
export const testimonialSchema = v.object({
  _id: entryId,
  name: text,
  message: text,
  /** The time of the last change. */
  updatedAt: optionalTime,
  _sample: sampleMark,
});

/** A student's or parent's opinion of the consultancy. */
export type Testimonial = v.InferOutput<typeof testimonialSchema>;

/** True if the site shows it: its message can be emptied by an update. */
export const hasMessage = ({ message }: Testimonial) => message.trim() !== '';

/** The endpoint that returns all testimonials. */
export const listTestimonials = defineList('testimonials', testimonialSchema);
