/**
 * The most characters (UTF-16 code units) that a text of a blog or testimonial may have: some 3,300
 * words. The time to lay out one paragraph in Devanagari grows with the square of its length: a phone
 * needs a second for this one, and 12 for one of 60,000.
 */
export const MAX_TEXT_LENGTH = 20_000;
