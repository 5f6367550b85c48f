import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from '#tools/settings/cliError.ts';
import { root } from '#tools/settings/settings.ts';

const COUNTRIES = 'src/content/countries';
const EXAMS = 'src/content/exams';

/** `npm run generate country japan` creates the guide to a country, and puts it into the list. */
export function generateCountry(slug: string | undefined): void {
  const files = createCountry(slug, root);
  console.log(`Written:
  ${files.join('\n  ')}

Fill in every TODO: types and unit tests name what is left. Optional parts are in the type Country
of src/domain/country.ts; the guides beside it show each of them.`);
}

/** `npm run generate exam duolingo` creates the page of a test, and puts it into the lists. */
export function generateExam(slug: string | undefined): void {
  const files = createExam(slug, root);
  console.log(`Written:
  ${files.join('\n  ')}

Fill in every TODO: types and unit tests name what is left.`);
}

/** Creates a guide below `dir`, and returns its paths. An error, `CliError`, writes nothing. */
export function createCountry(slug: string | undefined, dir: string): string[] {
  const name = checkSlug(slug, 'country japan');
  const list = `${COUNTRIES}/countries.ts`;
  return write(dir, {
    [`${COUNTRIES}/${name}/summary.ts`]: countrySummary(name),
    [`${COUNTRIES}/${name}/guide.ts`]: countryGuide(name),
    [list]: addTo(readFileSync(join(dir, list), 'utf8'), [
      [
        '\n/** A country that',
        `import { summary as ${name}Summary } from './${name}/summary.ts';\n`,
      ],
      ['/** All of them', moduleText(name, 'CountryModule', `${name}Summary`, `${name}/guide`)],
      ['];\n', `  ${name},\n`],
    ]),
  });
}

/** Creates the page of a test below `dir`, as {@link createCountry}. */
export function createExam(slug: string | undefined, dir: string): string[] {
  const name = checkSlug(slug, 'exam duolingo');
  const list = `${EXAMS}/exams.ts`;
  const summaries = `${EXAMS}/summaries.ts`;
  return write(dir, {
    [`${EXAMS}/${name}.ts`]: examPage(name),
    [summaries]: readFileSync(join(dir, summaries), 'utf8') + examSummary(name),
    [list]: addTo(readFileSync(join(dir, list), 'utf8'), [
      ['/** All of them', moduleText(name, 'ExamModule', `summaries.${name}`, name)],
      ['];\n', `, ${name}`],
    ]),
  });
}

function checkSlug(slug: string | undefined, example: string): string {
  if (slug && /^[a-z]+$/.test(slug)) return slug;
  throw new CliError(
    `Name the last part of its address, in small letters a to z. For example: npm run generate ${example}`,
  );
}

/** Puts each text before the last place of its mark. Throws a `CliError` if a mark is not there. */
const addTo = (source: string, parts: readonly (readonly [mark: string, text: string])[]) =>
  parts.reduce((text, [mark, part]) => {
    const at = text.lastIndexOf(mark);
    if (at < 0)
      throw new CliError(`The list has no '${mark.trim()}', before which the entry goes.`);
    return text.slice(0, at) + part + text.slice(at);
  }, source);

/** Writes files. The last ones, which are there before, are the lists. */
function write(dir: string, files: Readonly<Record<string, string>>): string[] {
  const paths = Object.keys(files);
  const [first = ''] = paths;
  if (existsSync(join(dir, first))) throw new CliError(`${first} exists already: edit that file.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return paths;
}

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const moduleText = (name: string, type: string, summary: string, file: string) =>
  `export const ${name}: ${type} = {
  summary: ${summary},
  load: async () => (await import('./${file}.ts')).${name},
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
};
`;

const countryGuide = (
  name: string,
) => `import { type Country, NO_OBJECTION_CERTIFICATE } from '#src/domain/country.ts';
import { amountsIn, type Figure } from '#src/domain/figure.ts';
import { certain, likely, officialSource } from '../../officialSource.ts';
import { summary } from './summary.ts';

/** An ISO code with a rate in src/domain/exchangeRates.ts; a new one needs its line there. */
const CURRENCY = 'TODO';

const { yearly, monthly, once } = amountsIn(CURRENCY);

/** The page of the government on the student visa: the source of most figures. */
const studentVisa = officialSource('TODO: who publishes it: its title', 'https://todo.example/');

/**
 * Every fee, price and rule, from an official page that you have open. What you do not know you
 * leave out: the page says 'Ask us'. \`certain\` if two dated copies of the page agree, else
 * \`likely\`.
 */
const figures: readonly Figure[] = [
  {
    topic: 'tuition',
    // Or 'postgraduate', 'publicUniversity', 'privateUniversity', 'languageSchool', 'tuition' (the
    // same for all): one figure for each.
    course: 'undergraduate',
    label: 'Undergraduate',
    // A range: yearly(10000, { to: 38000 }).
    values: [{ amounts: [yearly(0)], note: 'TODO', ...likely(studentVisa) }],
  },
  {
    topic: 'living',
    label: 'Living costs',
    values: [{ amounts: [monthly(0, { bound: 'about' })], note: 'TODO', ...likely(studentVisa) }],
  },
  {
    topic: 'visa',
    label: 'Visa fee',
    values: [{ amounts: [once(0)], note: 'TODO', ...certain(studentVisa) }],
  },
  {
    topic: 'insurance',
    label: 'Health cover',
    values: [{ amounts: [yearly(0)], note: 'TODO', ...likely(studentVisa) }],
  },
  {
    // If the visa rules set the sum, give it as amounts; then the living costs can be
    // \`livingFigure(moneyToShow)\`, as in the guide to New Zealand.
    topic: 'proofOfFunds',
    label: 'Money to show',
    values: [{ text: 'TODO', ...likely(studentVisa) }],
  },
  {
    topic: 'work',
    label: 'Hours',
    values: [{ text: 'TODO: 20 hours per week', ...certain(studentVisa) }],
  },
];

export const ${name} = {
  ...summary,
  heading: 'Study in ${capitalize(name)}',
  lead: 'TODO: one sentence on why students go there',
  currency: CURRENCY,
  languages: ['TODO: the languages of the courses'],
  requirements: [
    {
      name: 'TODO: the papers that the university and the visa ask for, one by one',
      stage: 'admission',
      text: 'TODO: what it is and who issues it',
    },
    NO_OBJECTION_CERTIFICATE,
  ],
  figures,
  visa: { name: 'TODO: the name of the visa', officialPage: studentVisa },
  // Each of these is a section or a part that is there if it is given: see the type Country.
  // accent, capital, comparedWith, intro, benefits, universities, exams, examsNote, intakes
  // with intakesSource, costsNote, applicationYear, cities, weather. Pictures beside this file:
  // flag.svg, scene.svg.
} satisfies Country;
`;

const examSummary = (name: string) => `
export const ${name}: ExamSummary = {
  slug: '${name}',
  name: '${capitalize(name)}',
  fullName: 'TODO: its whole name',
  tagline: 'TODO: what it is for, in at most 60 characters',
  // The range of each scale of its page: '10 to 90'.
  scoreShort: 'TODO',
  scoreSource: { label: 'TODO: its maker and page', year: 2026, checked: 'TODO: the day you looked' },
};
`;

const examPage = (name: string) => `import { courses } from '#brand/courses.ts';
import type { Exam } from '#src/domain/exam.ts';
import { examFeeText, usdExamFee } from '#src/domain/examFee.ts';
import { describeCourses } from './describeCourses.ts';
import * as summaries from './summaries.ts';

const summary = summaries.${name};

/** The fee in US dollars, from the page of the maker. */
const exam = usdExamFee(summary.name, 0);

const own = describeCourses(courses.${name}, {
  preparation: summary.name,
  paidTo: 'TODO: the maker',
});

/** The page /testpreparation/${name}. */
export const ${name}: Exam = {
  ...summary,
  heading: \`\${summary.name} Preparation\`,
  lead: 'TODO: what it tests, in a sentence',
  description: ['TODO: what it is', 'TODO: who asks for it'],
  delivery: 'TODO: on paper or on a computer, and where',
  parts: [{ name: 'TODO: a part', text: 'TODO: what it asks' }],
  score: {
    scales: [{ label: 'Score', min: 0, max: 100, tick: 10 }],
    note: 'TODO: how to read it',
    source: summary.scoreSource,
  },
  fees: {
    kind: 'usd',
    exam,
    note: 'TODO: who sets the fee, and when you looked',
    source: summary.scoreSource,
  },
  courses: own.courses,
  // Five to seven questions, with a source for every answer with a figure.
  faq: [
    {
      question: \`How much does \${summary.name} cost?\`,
      answer: \`The exam fee is \${examFeeText(exam)}, at \${exam.nprPerUsd} NPR per US dollar.\`,
      source: summary.scoreSource,
    },
    ...own.faq,
    { question: 'TODO: a question', answer: 'TODO: its answer' },
  ],
  enrolLink: true,
  howToEnrol: [own.join],
};
`;
