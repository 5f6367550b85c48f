/** The answers of `npm run init`. Each wrong one gets a line that says what to write instead. */
import {
  array,
  check,
  email,
  exactOptional,
  type InferOutput,
  literal,
  minLength,
  nonEmpty,
  number,
  type ObjectEntries,
  optional,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  strictObject,
  string,
  trim,
  union,
} from 'valibot';
import { allCountries } from '#src/content/countries/countries.ts';
import { allExams } from '#src/content/exams/exams.ts';
import { minutesOf } from '#src/domain/officeHours.ts';
import { colourProblems } from './palette.ts';
import { readHours } from './readHours.ts';

const countrySlugs = allCountries.map(({ summary }) => summary.slug);
const testSlugs = allExams.map(({ summary }) => summary.slug);

const text = pipe(string('Write a text in quotes.'), trim(), nonEmpty('This is empty.'));

const year = number('A year is a number such as 2026.');

const phone = pipe(
  string('A phone number is a text such as "+977 61-555123".'),
  trim(),
  regex(
    /^\+\d[\d\s()-]{6,}$/,
    'A phone number begins with + and the country code: "+977 61-555123".',
  ),
);

const url = pipe(
  string('An address is a text such as "https://www.example.com".'),
  regex(/^https?:\/\/[^\s/]+\.[^\s/]+/, 'An address begins with https://.'),
);

const colour = pipe(
  string('A colour is six hex digits: "#0B6B63".'),
  regex(/^#[0-9a-f]{6}$/i, 'A colour is six hex digits: "#0B6B63".'),
);

const keys = <const Entries extends ObjectEntries>(entries: Entries) =>
  strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return `${received} is no question of ours.`;
    if (expected === 'Object') return 'Write an object in { }, as docs/brand.md says.';
    return `${expected} is missing.`;
  });

const FEE_PROBLEM = 'A fee is a number of rupees such as 12000, or a text.';

const office = keys({
  name: optional(text),
  street: text,
  city: text,
  postalCode: text,
  latitude: number('The latitude of an office is a number such as 28.2096.'),
  longitude: number('The longitude of an office is a number such as 83.9856.'),
  phone: optional(phone),
});

const hoursLine = pipe(
  string('Opening hours are texts such as "Sun-Fri 9:30-17:00".'),
  check((line) => readHours(line) !== undefined, 'Write opening hours as "Sun-Fri 9:30-17:00".'),
  check((line) => {
    const span = readHours(line);
    return !span || minutesOf(span.closes) > minutesOf(span.opens);
  }, 'These hours end before they begin. After midnight, count on: "Fri 20:00-26:00" ends at 2 in the morning.'),
  check((line) => {
    const span = readHours(line);
    return !span || (minutesOf(span.opens) < 24 * 60 && minutesOf(span.closes) <= 48 * 60);
  }, 'These hours begin after the end of the day.'),
);

const offered = <Slug extends string>(slugs: readonly Slug[], what: string) =>
  pipe(
    array(picklist(slugs, `Not one of our ${what}: these are ${slugs.join(', ')}.`)),
    check((list) => new Set(list).size === list.length, `One of the ${what} is there twice.`),
  );

const answersSchema = keys({
  name: text,
  legalName: optional(text),
  shortName: text,
  url,
  tagline: text,
  /** 'Study abroad from Nepal, …' */
  motto: text,
  description: text,
  introduction: keys({ heading: text, text: text }),
  copyrightYear: year,
  phone,
  mobile: optional(phone),
  chats: optional(array(picklist(['WhatsApp', 'Viber'], 'A chat is "WhatsApp" or "Viber".'))),
  email: pipe(text, email('This is no e-mail address.')),
  offices: pipe(array(office), minLength(1, 'There is no office.')),
  hours: pipe(array(hoursLine), minLength(1, 'There are no opening hours.')),
  holidays: optional(
    array(
      keys({
        day: pipe(string(), regex(/^\d{4}-\d\d-\d\d$/, 'A day is such as "2026-10-20".')),
        name: text,
      }),
    ),
  ),
  social: optional(record(string(), url)),
  countries: pipe(
    offered(countrySlugs, 'countries'),
    minLength(1, 'There is no country: name one at least.'),
  ),
  tests: offered(testSlugs, 'tests'),
  /** By the test. */
  courses: optional(
    record(
      picklist(testSlugs, `Not one of our tests: these are ${testSlugs.join(', ')}.`),
      keys({
        year,
        rows: pipe(
          array(
            keys({
              course: text,
              duration: text,
              fee: union([number(), text], FEE_PROBLEM),
            }),
          ),
          minLength(1, 'There is no course: leave out the test.'),
        ),
        advice: optional(text),
      }),
    ),
  ),
  achievements: optional(
    array(
      keys({
        key: text,
        value: text,
        label: text,
        year,
        basis: exactOptional(text),
      }),
    ),
  ),
  founder: optional(
    keys({
      _sample: optional(literal(true)),
      name: text,
      role: text,
      paragraphs: array(text),
      quote: text,
    }),
  ),
  licence: optional(keys({ number: text, authority: text })),
  pan: optional(text),
  payment: optional(keys({ universities: text, students: text, free: text })),
  colours: pipe(
    keys({ brand: colour, accent: colour }),
    check(
      ({ brand, accent }) => colourProblems(brand, accent).length === 0,
      ({ input: { brand, accent } }) =>
        colourProblems(brand, accent)
          .map(
            (problem) =>
              `The ${problem.role} colour has a contrast of ${problem.contrast.toFixed(1)} for ${problem.text}; it needs 4.5. Nearest: ${problem.better}.`,
          )
          .join(' '),
    ),
  ),
  /** A file beside the answers. */
  logo: optional(text),
  /** The first entries of a new copy; none if left out. */
  entries: optional(
    keys({
      blogs: optional(
        array(
          keys({
            title: text,
            content: text,
            author: optional(text),
          }),
        ),
        [],
      ),
      testimonials: optional(
        array(
          keys({
            name: text,
            message: text,
          }),
        ),
        [],
      ),
    }),
  ),
});

/** The questions of `npm run init`. */
export type Answers = InferOutput<typeof answersSchema>;

/** The answers, or a line for each that is wrong. */
export function readAnswers(
  input: unknown,
): { readonly answers: Answers } | { readonly problems: readonly string[] } {
  const parsed = safeParse(answersSchema, input);
  if (parsed.success) return { answers: parsed.output };
  return {
    problems: parsed.issues.map(({ path, message }) => {
      const at = path?.map(({ key }) => String(key)).join('.');
      return at ? `${at}: ${message}` : message;
    }),
  };
}
