import { array, number, object, optional, parse, string } from 'valibot';
import { about } from '#src/content/about.ts';
import { destinations } from '#src/content/destinations/destinations.ts';
import { loadDestination } from '#src/content/destinations/loadDestination.ts';
import { home } from '#src/content/home.ts';
import { loadTest } from '#src/content/tests/loadTest.ts';
import { tests } from '#src/content/tests/tests.ts';
import { costText, EXPENSE_ITEMS, expenseLabels, withoutExpenses } from '#src/domain/cost.ts';
import { type Destination, intakeText } from '#src/domain/destination.ts';
import { examFeeText } from '#src/domain/examFee.ts';
import { defaultRates, RATES_SOURCE } from '#src/domain/exchangeRates.ts';
import { formatAmount } from '#src/domain/money.ts';
import { CONSULTANCY_SOURCE, type RuleUpdate, type Source } from '#src/domain/source.ts';
import type { ExamFees, TestPreparation } from '#src/domain/testPreparation.ts';
import { paths } from '#src/pageTable.ts';
import seed from '../../db.json' with { type: 'json' };

/** One figure of the site. */
export interface Figure {
  readonly page: string;
  readonly name: string;
  readonly value: string;
  readonly source: Source;
}

type FigureOfPage = Omit<Figure, 'page'>;

/** The part of db.json that lists the figures of a blog. */
const blogFigures = object({
  _id: string(),
  title: string(),
  content: string(),
  _figures: optional(
    array(
      object({
        source: object({ label: string(), year: number(), checked: string() }),
        values: array(string()),
      }),
    ),
    [],
  ),
});

/** The blogs of db.json with their figures. */
export const seedBlogs = parse(array(blogFigures), seed.blogs);

function updateOf(name: string, update: RuleUpdate | undefined): FigureOfPage[] {
  return update ? [{ name: `${name}, now`, value: update.value, source: update.source }] : [];
}

function destinationFigures(guide: Destination): FigureOfPage[] {
  const { currency, expenses, work, afterDegree, visa } = guide;
  const ofExpense = EXPENSE_ITEMS.map((item) => ({ item, expense: expenses[item] }));
  return [
    ...withoutExpenses(guide).map((cost) => ({
      name: cost.label,
      value: `${costText(cost, currency)} per ${cost.per}`,
      source: cost.source,
    })),
    ...ofExpense.flatMap(({ item, expense }) => {
      const name = expenseLabels[item];
      if (expense.kind === 'unknown') {
        return expense.source && expense.note
          ? [{ name, value: expense.note, source: expense.source }]
          : [];
      }
      const value = `${costText(expense, currency)} per ${expense.per}`;
      return [{ name, value, source: expense.source }, ...updateOf(name, expense.update)];
    }),
    {
      name: 'Main intakes',
      value: guide.intakes.map(intakeText).join('; '),
      source: CONSULTANCY_SOURCE,
    },
    ...(visa ? [{ name: 'Visa', value: visa.name, source: visa.officialPage }] : []),
    ...(work ? [{ name: 'Work in term', value: work.inTerm, source: work.source }] : []),
    ...updateOf('Work in term', work?.update),
    ...(afterDegree
      ? [{ name: 'After the degree', value: afterDegree.text, source: afterDegree.source }]
      : []),
    ...guide.requirements.flatMap(({ name, update }) => updateOf(name, update)),
    ...guide.universities.map(({ name, rank }) => ({
      name: `Rank of ${name}`,
      value: String(rank),
      source: guide.rankingSource,
    })),
  ];
}

function examFeeFigures(fees: ExamFees): FigureOfPage[] {
  const { source } = fees;
  switch (fees.kind) {
    case 'administrators':
      return fees.rows.map(({ type, administeredBy, fee }) => ({
        name: `${type}, ${administeredBy}`,
        value: formatAmount(fee, 'NPR'),
        source,
      }));
    case 'ranges':
      return fees.rows.map(({ type, fee }) => ({ name: type, value: fee, source }));
    case 'usd':
      return [{ name: `${fees.exam.exam} fee`, value: examFeeText(fees.exam), source }];
  }
}

function testFigures({ score, fees, courses, faq }: TestPreparation): FigureOfPage[] {
  return [
    ...score.scales.map(({ label, min, max }) => ({
      name: label,
      value: `${min} to ${max}`,
      source: score.source,
    })),
    ...updateOf('Score', score.update),
    ...examFeeFigures(fees),
    ...updateOf('Exam fee', fees.update),
    ...courses.rows.map(({ course, duration, fee }) => ({
      name: `Course: ${course}`,
      value: `${duration}, ${typeof fee === 'number' ? formatAmount(fee, 'NPR') : fee}`,
      source: courses.source,
    })),
    ...faq.flatMap(({ question, answer, source }) =>
      source ? [{ name: question, value: answer, source }] : [],
    ),
  ];
}

const onPage = (page: string, figures: readonly FigureOfPage[]): Figure[] =>
  figures.map((figure) => ({ page, ...figure }));

/** Every figure of the site, page by page. */
export async function readFigures(): Promise<readonly Figure[]> {
  const guides = await Promise.all(destinations.map(({ slug }) => loadDestination(slug)));
  const preparations = await Promise.all(tests.map(({ slug }) => loadTest(slug)));
  const claims = about.achievements.items.map(({ value, label }) => ({ name: label, value }));
  return [
    ...onPage(
      paths.home,
      claims.map((claim) => ({ ...claim, source: home.about.source })),
    ),
    ...onPage(
      paths.about,
      claims.map((claim) => ({ ...claim, source: about.achievements.source })),
    ),
    ...guides.flatMap((guide) => onPage(paths.studyIn(guide.slug), destinationFigures(guide))),
    ...onPage(
      paths.compare,
      Object.entries(defaultRates).map(([currency, rate]) => ({
        name: `Rupees for 1 ${currency}`,
        value: formatAmount(rate, 'NPR'),
        source: RATES_SOURCE,
      })),
    ),
    ...preparations.flatMap((test) => onPage(paths.testPreparation(test.slug), testFigures(test))),
    ...seedBlogs.flatMap(({ _id, title, _figures }) =>
      onPage(
        paths.blog(_id),
        _figures.flatMap(({ source, values }) =>
          values.map((value) => ({ name: title, value, source })),
        ),
      ),
    ),
  ];
}

const introduction = `# Figures

Generated by \`npm run generate:figures\` from \`src/content\` and \`db.json\`. Do not edit it.

Every figure that the site shows, with its source, the year it is for, and the day on which somebody last compared it with the source. Go through it once a year: look each source up, correct the figure or its \`checked\` date in the content, and run the command. A unit test fails when a last look is older than 18 months.`;

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The figures as a Markdown page, with one table per page of the site. */
export function figuresPage(figures: readonly Figure[]): string {
  const pages = [...new Set(figures.map(({ page }) => page))];
  const sections = pages.map((page) => {
    const rows = figures
      .filter((figure) => figure.page === page)
      .map(({ name, value, source }) =>
        [name, value, source.label, String(source.year), source.checked].map(cell).join(' | '),
      );
    return [
      `## ${page}`,
      '',
      'Figure | Value | Source | Year | Last look',
      '--- | --- | --- | --- | ---',
      ...rows,
    ].join('\n');
  });
  return `${[introduction, ...sections].join('\n\n')}\n`;
}
