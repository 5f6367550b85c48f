/** The texts that requests consist of. */
import * as v from 'valibot';
import { text } from './entry.ts';
import { groupThousands } from './groupThousands.ts';
import { nepalDay } from './nepalDay.ts';

/**
 * The most characters (UTF-16 code units) that a text of a blog or testimonial may have: some 3,300
 * words. The time to lay out one paragraph in Devanagari grows with the square of its length: a
 * phone needs a second for this one, and 12 for one of 60,000.
 */
export const MAX_TEXT_LENGTH = 20_000;

/** The most characters of a text on one line: a name, an address, a subject. */
export const MAX_LINE_LENGTH = 200;

/** The most characters of a phone number, which may have a word beside it: 'after 5 pm'. */
export const MAX_PHONE_LENGTH = 40;

const MAX_URL_LENGTH = 2000;

/** At most `count` characters (UTF-16 code units). */
export const atMost = (count: number) =>
  v.maxLength<string, number, string>(
    count,
    `must have at most ${groupThousands(count)} characters`,
  );

const notBlank = v.regex(/\S/, 'must not be empty');

/** A text that must contain more than white space. It is not trimmed. */
export const requiredText = v.pipe(text, notBlank);

/** A text that an admin must send, maybe an empty one. A server may have longer ones. */
export const newText = v.pipe(text, atMost(MAX_TEXT_LENGTH));
/** A text that an admin must send, with more than white space. */
export const newRequiredText = v.pipe(text, notBlank, atMost(MAX_TEXT_LENGTH));
/** The address of a picture that an admin may send. Only its length is checked. */
export const newUrl = v.nullish(v.pipe(text, atMost(MAX_URL_LENGTH)));

/** A text of one line that an admin may send. */
export const newLine = v.nullish(v.pipe(text, atMost(MAX_LINE_LENGTH)));

/** A text of one line that a visitor must send. */
export const shortText = v.pipe(text, notBlank, atMost(MAX_LINE_LENGTH));

/** A phone number as a visitor writes it, in any script. Only its length is checked. */
export const phoneText = v.pipe(text, atMost(MAX_PHONE_LENGTH));

/** The error of what is no ISO day. */
export const A_DAY = 'must be a day such as 2026-11-24';

/** An ISO day that an admin must send. */
export const newDay = v.pipe(
  text,
  v.isoDate(A_DAY),
  v.check((day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true, A_DAY),
);

/** An ISO day, today in Kathmandu or earlier, that an admin may send; '' for none. */
export const newPastDay = v.nullish(
  v.pipe(
    text,
    v.check((day) => day === '' || v.is(newDay, day), A_DAY),
    v.check((day) => day <= nepalDay(new Date()), 'must not be later than today'),
  ),
);

/** A parameter that says how many entries a page has, at most `most`. */
export function pageLimit(most: number) {
  const error = `must be a number from 1 to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/, error),
    v.toNumber(),
    v.minValue(1, error),
    v.maxValue(most, error),
  );
}
