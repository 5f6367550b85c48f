import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nepalDay } from '#contracts/nepalDay.ts';
import { capitalize } from '#src/lib/wording.ts';
import { CliError } from '#tools/settings/cliError.ts';
import { root } from '#tools/settings/settings.ts';

const COUNTRIES = 'src/content/countries';

/** `npm run generate country japan` creates the guide to a country, and puts it into the list. */
export function generateCountry(slug: string | undefined): void {
  const files = createCountry(slug, root);
  console.log(`Written:
  ${files.join('\n  ')}

Run npm run format, and fill in every TODO: npm test -- types unit names what is left. Optional
parts are in the type Country of src/domain/country.ts; the guides beside it show each of them.`);
}

/** Creates a guide below `dir`, and returns its paths. An error, `CliError`, writes nothing. */
export function createCountry(name: string | undefined, dir: string): string[] {
  if (!name || !/^[a-z]+$/.test(name)) {
    throw new CliError(
      'Give the last part of the address of the country, in small letters a to z. For example: npm run generate country japan',
    );
  }
  const list = `${COUNTRIES}/countries.ts`;
  const files = {
    [`${COUNTRIES}/${name}/summary.ts`]: countrySummary(name),
    [`${COUNTRIES}/${name}/guide.ts`]: countryGuide(name),
    [list]: addTo(readFileSync(join(dir, list), 'utf8'), [
      [
        '\n/** A country that',
        `import { summary as ${name}Summary } from './${name}/summary.ts';\n`,
      ],
      ['/** All of them', countryModule(name)],
      ['];\n', `  ${name},\n`],
    ]),
  };
  const paths = Object.keys(files);
  const [first = ''] = paths;
  if (existsSync(join(dir, first))) throw new CliError(`${first} exists already: edit that file.`);
  mkdirSync(dirname(join(dir, first)), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
  return paths;
}

/** Puts each text before the last place of its mark. Throws a `CliError` if a mark is not there. */
const addTo = (source: string, parts: readonly (readonly [mark: string, text: string])[]) =>
  parts.reduce((text, [mark, part]) => {
    const at = text.lastIndexOf(mark);
    if (at < 0)
      throw new CliError(`The list has no '${mark.trim()}', before which the entry goes.`);
    return text.slice(0, at) + part + text.slice(at);
  }, source);

const countryModule = (name: string) => `export const ${name}: CountryModule = {
  summary: ${name}Summary,
  load: async () => (await import('./${name}/guide.ts')).${name},
};

`;

const countrySummary = (
  name: string,
) => `import type { CountrySummary } from '#src/domain/country.ts';

export const summary: CountrySummary = {
  slug: '${name}',
  name: '${capitalize(name)}',
  shortName: '${capitalize(name)}',
  // In the middle of a sentence: 'the UK'.
  nameInText: '${capitalize(name)}',
  tagline: 'TODO: what distinguishes it, in at most 60 characters',
  // The tests that its universities take, if you know them; the pages of these name the country:
  // exams: { usual: ['ielts', 'pte'], optional: ['sat'] },
};
`;

const countryGuide = (
  name: string,
) => `import { type Country, papers } from '#src/domain/country.ts';
import { amountsIn, type Figure, figure } from '#src/domain/figure.ts';
import { certain, likely, officialSource } from '../../officialSource.ts';
import { summary } from './summary.ts';

/** An ISO code with a rate in src/domain/exchangeRates.ts; a new one needs its line there. */
const CURRENCY = 'TODO';

const { yearly, monthly, once } = amountsIn(CURRENCY);

/** The page of the government on the student visa: the source of most figures. */
const studentVisa = officialSource(
  'TODO: who publishes it: its title',
  'https://todo.example/',
  '${nepalDay(new Date())}',
);

/**
 * Every fee, price and rule, from an official page that you have open. What you do not know you
 * leave out: the page says 'Ask us'. \`certain\` if two dated copies of the page agree, else
 * \`likely\`.
 */
const figures: readonly Figure[] = [
  figure('tuition', 'Undergraduate', {
    // Or 'postgraduate', 'publicUniversity', 'privateUniversity', 'languageSchool', 'tuition' (the
    // same for all): one figure for each.
    course: 'undergraduate',
    // A range: yearly(10000, { to: 38000 }).
    amounts: [yearly(0)],
    note: 'TODO',
    ...likely(studentVisa),
  }),
  figure('living', 'Living costs', {
    amounts: [monthly(0, { bound: 'about' })],
    note: 'TODO',
    ...likely(studentVisa),
  }),
  figure('visa', 'Visa fee', { amounts: [once(0)], note: 'TODO', ...certain(studentVisa) }),
  figure('insurance', 'Health cover', {
    amounts: [yearly(0)],
    note: 'TODO',
    ...likely(studentVisa),
  }),
  // If the visa rules set the sum, give it as amounts: without a price of living, the sum counts
  // them, as in the guide to New Zealand.
  figure('proofOfFunds', 'Money to show', { text: 'TODO', ...likely(studentVisa) }),
  figure('work', 'Hours', { text: 'TODO: 20 hours per week', ...certain(studentVisa) }),
];

export const ${name} = {
  ...summary,
  lead: 'TODO: one sentence on why students go there',
  currency: CURRENCY,
  languages: ['TODO: the languages of the courses'],
  requirements: [
    // The papers that the university and the visa ask for, one by one.
    ...papers('admission', { 'TODO: its name': 'TODO: what it is and who issues it' }),
  ],
  figures,
  visa: { name: 'TODO: the name of the visa', officialPage: studentVisa },
  // Each of these is a section or a part that is there if it is given: see the type Country.
  // accent, capital, comparedWith, intro, benefits, universities, examsNote, intakes,
  // intakesSource, leadMonths, costsNote, cities, weather. Pictures beside this file: flag.svg, scene.svg.
} satisfies Country;
`;
