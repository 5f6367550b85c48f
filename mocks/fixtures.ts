/** The sample data of stories and tests: db.json, and entries that are longer or more. */
import * as v from 'valibot';
import { type Blog, blogSchema } from '#contracts/blog.ts';
import { type Content, contentSchema, kinds } from '#contracts/content.ts';
import { type Testimonial, testimonialSchema } from '#contracts/testimonial.ts';
import { DAY_MS } from '#src/lib/time.ts';
import seed from '../db.json' with { type: 'json' };
import { idAt, NOW } from './clock.ts';

/** The stories show entries as visitors see them, without the mark of a sample. */
function withoutMarks(entries: readonly { _sample?: boolean }[]) {
  return entries.map(({ _sample, ...entry }) => entry);
}

/** The entries of every kind in db.json. */
export const content: Content = v.parse(
  contentSchema,
  Object.fromEntries(Object.values(kinds).map(({ name }) => [name, withoutMarks(seed[name])])),
);

/** The blogs of db.json, newest first. The fourth has an image. */
export const blogs = v.parse(
  v.tupleWithRest([blogSchema, blogSchema, blogSchema, blogSchema], blogSchema),
  content.blogs,
);

/** The testimonials of db.json, newest first. */
export const testimonials = v.parse(
  v.tupleWithRest([testimonialSchema, testimonialSchema, testimonialSchema], testimonialSchema),
  content.testimonials,
);

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3);
const paragraph =
  'A plan begins with three sheets of paper: what you have studied, what it may cost, and what you want to be able to do at the end. Bring them along, however rough they are.';

/** A blog with a long title, author and text, and a word that cannot be broken. */
export const longBlog: Blog = {
  _id: '6800000000000000000000ff',
  title:
    'Everything that we have ever been asked about bank statements, sponsors, education loans and the papers that prove them, answered one by one and in full',
  content: `${longWord}\n\n${Array.from({ length: 40 }, () => paragraph).join('\n\n')}`,
  author: 'Lakshmi Prasad Bhattarai-Tamrakar of the documentation desk in Bagbazar',
};

/** A testimonial of about 400 words, with a word that cannot be broken. */
export const longTestimonial: Testimonial = {
  _id: '6800000000000000000000fe',
  name: 'Mahalaxmi Devi Rajbhandari Upadhyaya',
  message: `${longWord} ${Array.from({ length: 12 }, () => paragraph).join(' ')}`,
};

/** Creates this many blogs, newest first and a day apart, titled from 'Blog number 1' on. */
export function manyBlogs(count: number): Blog[] {
  return Array.from({ length: count }, (_, index) => ({
    ...longBlog,
    _id: idAt(NOW - index * DAY_MS),
    title: `Blog number ${index + 1}`,
  }));
}
