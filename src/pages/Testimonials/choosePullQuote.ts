import type { Testimonial } from '#contracts/testimonial.ts';

/** The length of a quotation for the top of the page, in UTF-16 code units. */
const LENGTH = { min: 40, max: 120 };

/** The newest testimonial that is short enough to be quoted whole; undefined if there is none. */
export function choosePullQuote(testimonials: readonly Testimonial[]): Testimonial | undefined {
  return testimonials.find(({ message }) => {
    const { length } = message.trim();
    return length >= LENGTH.min && length <= LENGTH.max;
  });
}
