import { expect, it } from 'vitest';
import { choosePullQuote } from '#src/pages/Testimonials/choosePullQuote.ts';

const testimonial = (length: number) => ({
  _id: String(length),
  name: 'Asha',
  message: 'x'.repeat(length),
});

it('chooses the newest testimonial that can be quoted whole', () => {
  const [long, short, first, second] = [121, 39, 120, 40].map(testimonial);
  const all = [long, short, first, second].filter((entry) => entry !== undefined);
  expect(choosePullQuote(all)).toBe(first);
});

it('chooses none if all are too long or too short', () => {
  expect(choosePullQuote([121, 39, 0].map(testimonial))).toBeUndefined();
  expect(choosePullQuote([])).toBeUndefined();
});
