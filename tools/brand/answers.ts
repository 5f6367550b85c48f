/** The answers of `npm run init`. Each wrong one gets a line that says what to write instead. */
import * as v from 'valibot';
import { type KindName, kinds } from '#contracts/content.ts';
import { newDay } from '#contracts/text.ts';
import { allCountries } from '#src/content/countries/countries.ts';
import { allExams } from '#src/content/exams/exams.ts';
import { minutesOf } from '#src/domain/officeHours.ts';
import { colourProblems } from './palette.ts';
import { readHours } from './readHours.ts';

const countrySlugs = allCountries.map(({ summary }) => summary.slug);
const testSlugs = allExams.map(({ summary }) => summary.slug);

const text = v.pipe(v.string('Write a text in quotes.'), v.trim(), v.nonEmpty('This is empty.'));

const year = v.number('A year is a number such as 2026.');

const phone = v.pipe(
  v.string('A phone number is a text such as "+977 61-555123".'),
  v.trim(),
  v.regex(
    /^\+\d[\d\s()-]{6,}$/,
    'A phone number begins with + and the country code: "+977 61-555123".',
  ),
  v.regex(/^(?!\+977[\s()-]*0)/, 'No 0 follows +977: "+977 61-555123".'),
);

const firstProblem = { abortPipeEarly: true } as const;

const url = v.config(
  v.pipe(
    v.string('An address is a text such as "https://www.example.com".'),
    v.regex(/^https?:\/\/[^\s/]+\.[^\s/]+/, 'An address begins with https://.'),
    v.check((address) => URL.canParse(address), 'This is not an address.'),
  ),
  firstProblem,
);

const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'Write a list in [ ].');

/** A check of a list whose items must have different keys. */
const noneTwice = <Item>(keyOf: (item: Item) => unknown, message: string) =>
  v.check<Item[], string>((items) => new Set(items.map(keyOf)).size === items.length, message);

const colour = v.pipe(
  v.string('A colour is six hex digits: "#0B6B63".'),
  v.regex(/^#[0-9a-f]{6}$/i, 'A colour is six hex digits: "#0B6B63".'),
  // Not run for what is no colour: its output has no type then, and the pair is not checked.
  v.toUpperCase(),
);

const keys = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return `${received} is not one of the questions.`;
    if (expected === 'Object') return 'Write an object in { }, as docs/brand.md says.';
    return `${expected} is missing.`;
  });

const FEE_PROBLEM = 'A fee is a number of rupees such as 12000, or a text.';

/** The networks that have icons. */
const networks = ['Facebook', 'YouTube', 'Instagram', 'TikTok', 'X'];

/** The name of a network, as it writes it itself. */
const network = v.pipe(
  text,
  v.transform((name) => networks.find((own) => own.toLowerCase() === name.toLowerCase()) ?? name),
);

/** Degrees within Nepal, the country of every office. */
const degrees = (least: number, most: number, message: string) =>
  v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message));

const office = keys({
  name: v.optional(text),
  street: text,
  city: text,
  postalCode: text,
  latitude: degrees(26, 31, 'The latitude of an office in Nepal is 26 to 31, such as 28.2096.'),
  longitude: degrees(80, 89, 'The longitude of an office in Nepal is 80 to 89, such as 83.9856.'),
  phone: v.optional(phone),
});

const hoursLine = v.pipe(
  v.string('Opening hours are texts such as "Sun-Fri 9:30-17:00".'),
  v.check((line) => readHours(line) !== undefined, 'Write opening hours as "Sun-Fri 9:30-17:00".'),
  v.check((line) => {
    const span = readHours(line);
    return !span || minutesOf(span.closes) > minutesOf(span.opens);
  }, 'These hours end before they begin. After midnight, count on: "Fri 20:00-26:00" ends at 2 in the morning.'),
  v.check((line) => {
    const span = readHours(line);
    return !span || (minutesOf(span.opens) < 24 * 60 && minutesOf(span.closes) <= 48 * 60);
  }, 'These hours begin after the end of the day.'),
);

/** True if two lines of opening hours have a time in common. */
const haveOverlap = (lines: readonly string[]) =>
  lines
    .flatMap((line) => readHours(line) ?? [])
    .some((span, index, spans) =>
      spans
        .slice(index + 1)
        .some(
          (other) =>
            other.days.some((day) => span.days.includes(day)) &&
            minutesOf(other.opens) < minutesOf(span.closes) &&
            minutesOf(span.opens) < minutesOf(other.closes),
        ),
    );

const oneOf = <Slug extends string>(slugs: readonly Slug[], what: string) =>
  v.picklist(
    slugs,
    ({ received }) => `${received} is not one of our ${what}: these are ${slugs.join(', ')}.`,
  );

const offered = <Slug extends string>(slugs: readonly Slug[], what: string) =>
  v.pipe(
    list(oneOf(slugs, what)),
    noneTwice((slug) => slug, `One of the ${what} is there twice.`),
  );

/** An entry as the command `add-entries` of the server takes it. */
const firstEntry = ({ example, nameField, update }: (typeof kinds)[KindName]) =>
  v.pipe(
    v.record(oneOf(Object.keys(example), 'fields'), v.unknown()),
    v.check((entry) => nameField in entry, `${nameField} is missing.`),
    v.check(
      ({ imageUrl }) => !imageUrl || /^(?:https:\/\/|\/)/.test(String(imageUrl)),
      'imageUrl begins with https://, or with / for a file in brand/public.',
    ),
    update.request,
  );

const answersSchema = keys({
  name: text,
  legalName: v.exactOptional(text),
  shortName: text,
  url,
  tagline: text,
  /** 'Study abroad from Nepal, …' */
  motto: text,
  description: text,
  introduction: keys({ heading: text, text: text }),
  copyrightYear: year,
  phone,
  mobile: v.optional(phone),
  chats: v.optional(list(v.picklist(['WhatsApp', 'Viber'], 'A chat is "WhatsApp" or "Viber".'))),
  email: v.pipe(text, v.email('This is not an e-mail address.')),
  offices: v.pipe(list(office), v.minLength(1, 'There is no office.')),
  hours: v.pipe(
    list(hoursLine),
    v.minLength(1, 'There are no opening hours.'),
    v.check((lines) => !haveOverlap(lines), 'Two of the opening hours overlap on a day.'),
  ),
  holidays: v.optional(
    v.pipe(
      list(keys({ day: v.config(newDay, firstProblem), name: text })),
      noneTwice(({ day }) => day, 'A day is there twice.'),
    ),
  ),
  social: v.optional(v.record(network, url)),
  countries: v.pipe(
    offered(countrySlugs, 'countries'),
    v.minLength(1, 'There is no country: name one at least.'),
  ),
  tests: offered(testSlugs, 'tests'),
  /** By the test. */
  courses: v.optional(
    v.record(
      oneOf(testSlugs, 'tests'),
      keys({
        year,
        rows: v.pipe(
          list(
            keys({
              course: text,
              duration: text,
              fee: v.union([v.pipe(v.number(), v.minValue(0, FEE_PROBLEM)), text], FEE_PROBLEM),
            }),
          ),
          v.minLength(1, 'There is no course: leave out the test.'),
        ),
        advice: v.optional(text),
      }),
    ),
  ),
  achievements: v.optional(
    v.pipe(
      list(
        keys({
          key: text,
          value: text,
          label: text,
          year,
          basis: v.exactOptional(text),
        }),
      ),
      noneTwice(({ key }) => key, 'A key is there twice.'),
    ),
  ),
  founder: v.exactOptional(
    keys({
      _sample: v.exactOptional(v.literal(true)),
      name: text,
      role: text,
      paragraphs: list(text),
      quote: text,
    }),
  ),
  licence: v.exactOptional(keys({ number: text, authority: text })),
  pan: v.exactOptional(text),
  payment: v.exactOptional(keys({ universities: text, students: text, free: text })),
  colours: v.pipe(
    keys({ brand: colour, accent: colour }),
    v.check(
      ({ brand, accent }) => colourProblems(brand, accent).length === 0,
      ({ input: { brand, accent } }) =>
        colourProblems(brand, accent)
          .map(({ role, why, better }) => `The ${role} colour ${why}. Nearest: ${better}.`)
          .join(' '),
    ),
  ),
  /** A file beside the answers. */
  logo: v.optional(text),
  /** The first entries of a new copy; none if left out. */
  entries: v.optional(
    keys(
      Object.fromEntries(
        Object.values(kinds).map((kind) => [kind.name, v.optional(list(firstEntry(kind)), [])]),
      ),
    ),
  ),
});

/** The questions of `npm run init`. */
export type Answers = v.InferOutput<typeof answersSchema>;

/** The answers, or a line for each that is wrong. `logoProblem` reads a file; '' for a good one. */
export function readAnswers(
  input: unknown,
  logoProblem: (file: string) => string = () => '',
): { readonly answers: Answers } | { readonly problems: readonly string[] } {
  const logo = v.pipe(
    text,
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed && logoProblem(dataset.value);
      if (message) addIssue({ message });
    }),
  );
  const whole = v.pipe(
    keys({ ...answersSchema.entries, logo: v.optional(logo) }),
    v.forward(
      v.partialCheck(
        [['chats'], ['mobile']],
        ({ chats = [], mobile }) => chats.length === 0 || mobile !== undefined,
        'A chat needs the number in "mobile".',
      ),
      ['chats'],
    ),
    v.forward(
      v.partialCheck(
        [['courses'], ['tests']],
        ({ courses = {}, tests }) =>
          Object.keys(courses).every((slug) => tests.some((offered) => offered === slug)),
        'One of these tests is not in "tests".',
      ),
      ['courses'],
    ),
  );
  const parsed = v.safeParse(whole, input);
  if (parsed.success) return { answers: parsed.output };
  return {
    problems: parsed.issues.map(({ path, message }) => {
      const at = path?.map(({ key }) => String(key)).join('.');
      return at ? `${at}: ${message}` : message;
    }),
  };
}
