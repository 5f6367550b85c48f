import { studyCosts } from '#src/domain/comparableCosts.ts';
import { costText, EXPENSE_ITEMS, expenseLabels, withoutExpenses } from '#src/domain/cost.ts';
import {
  besideHeadline,
  type DatedFigure,
  type FigureTopic,
  figuresOf,
  headline,
  valueOn,
} from '#src/domain/datedFigure.ts';
import { bestRankedUniversities, type Destination, intakeText } from '#src/domain/destination.ts';
import { CONSULTANCY_SOURCE, type Source } from '#src/domain/source.ts';
import {
  amountText,
  courseChoices,
  DEFAULT_SUM_OPTIONS,
  moneyToShow,
  wholeSum,
} from '#src/domain/wholeSum.ts';

/** One value of a row: a guide and /compare show the same. */
export interface RowValue {
  readonly value: string;
  readonly source: Source | undefined;
  readonly confidence?: DatedFigure['confidence'];
}

/** A row of a guide and of /compare, as it is shown on a day. */
export interface GuideRow {
  readonly label: string;
  readonly values: readonly RowValue[];
  /** Why it says 'Ask us', if it does. */
  readonly asks: readonly string[];
}

/** A guide of this or an older version of the site, which had no figures that change by law. */
export type AnyGuide = Omit<Destination, 'figures'> & Partial<Pick<Destination, 'figures'>>;

const NO_FIGURE = 'Neither our table nor an official page that we have seen has a figure.';
const NO_STEPS = 'Our application year has no steps for it.';

/** The rows of a guide on an ISO day, in the order of the page. */
export function guideRows(guide: AnyGuide, day: string): readonly GuideRow[] {
  const { currency, expenses, visa, work, afterDegree, intakes, applicationYear } = guide;
  const figures = guide.figures ?? [];
  const row = (label: string, own: readonly RowValue[], topic?: FigureTopic, why = NO_FIGURE) => {
    const dated = topic ? figuresOf(figures, topic) : [];
    const values = [...own, ...dated.flatMap((figure) => datedValue(figure, day))];
    const unsure = dated.filter(({ confidence }) => confidence === 'unsure');
    const asks = unsure.map(({ label: name, note = NO_FIGURE }) => `${name}: ${note}`);
    return { label, values, asks: values.length + asks.length > 0 ? asks : [why] };
  };
  const withSteps = applicationYear.timelines.map(({ intake }) => intake);
  const withoutSteps = intakes.map(({ label }) => label).filter((it) => !withSteps.includes(it));
  return [
    ...withoutExpenses(guide).map((cost) =>
      row(cost.label, [
        { value: `${costText(cost, currency)} per ${cost.per}`, source: cost.source },
      ]),
    ),
    ...(guide.costs.length > 0 && studyCosts(guide, 'postgraduate').length === 0
      ? [row('Postgraduate, per year', [])]
      : []),
    ...(figuresOf(figures, 'tuition').length > 0
      ? [row('Tuition, beside our table', [], 'tuition')]
      : []),
    ...EXPENSE_ITEMS.map((item) => {
      const expense = expenses[item];
      if (expense.kind === 'unknown') return row(expenseLabels[item], [], item, expense.note);
      const value = `${costText(expense, currency)} per ${expense.per}`;
      const { source, update } = expense;
      const now = update ? [{ value: update.value, source: update.source }] : [];
      return row(expenseLabels[item], [{ value, source }, ...now], item);
    }),
    ...(guide.figures ? sumRows({ ...guide, figures }, day) : []),
    row('Intakes', [{ value: intakes.map(intakeText).join('; '), source: CONSULTANCY_SOURCE }]),
    ...(withoutSteps.length > 0
      ? [{ label: `Steps for ${withoutSteps.join(', ')}`, values: [], asks: [NO_STEPS] }]
      : []),
    row('Visa', visa ? [{ value: visa.name, source: visa.officialPage }] : []),
    row(
      'Work in term',
      work
        ? [
            { value: work.inTerm, source: work.source },
            ...(work.update ? [{ value: work.update.value, source: work.update.source }] : []),
          ]
        : [],
      'work',
    ),
    row(
      'After the degree',
      afterDegree ? [{ value: afterDegree.text, source: afterDegree.source }] : [],
      'afterDegree',
    ),
    ...(guide.figures ? [row('Permits and checks', [], 'papers')] : []),
    row('Universities', [
      {
        value: bestRankedUniversities(guide, 4)
          .map(({ rank, name }) => `${rank} ${name}`)
          .join('; '),
        source: guide.rankingSource,
      },
    ]),
  ];
}

/** The rules of a topic that are the same in every country. */
export function nepalRows(figures: readonly DatedFigure[], day: string): readonly GuideRow[] {
  return figures.map((figure) => ({
    label: figure.label,
    values: datedValue(figure, day),
    asks: figure.confidence === 'unsure' ? [figure.note ?? NO_FIGURE] : [],
  }));
}

function datedValue(figure: DatedFigure, day: string): readonly RowValue[] {
  const { label, note, source, confidence } = figure;
  if (confidence === 'unsure') return [];
  const { current, next } = valueOn(figure, day);
  const now = [headline(current) || note, ...besideHeadline(current)].filter(Boolean).join(' · ');
  const value = { value: `${label}: ${now}`, source, confidence };
  if (!next) return [value];
  return [value, { ...value, value: `${label}, from ${next.validFrom}: ${headline(next)}` }];
}

/** The whole sum of each course, and what must be shown, which are computed from the rows above. */
function sumRows(guide: Destination, day: string): readonly GuideRow[] {
  const text = (amount: Parameters<typeof amountText>[0]) => amountText(amount, guide.currency);
  const sums = courseChoices(guide).map(({ item, label }) => {
    const options = { ...DEFAULT_SUM_OPTIONS, course: item };
    const { first, further, parts } = wholeSum(guide, options, day);
    const value = `${text(first)} in the first year, ${text(further)} in each further year`;
    const asks = parts.flatMap(({ label: part, amounts, details }) =>
      amounts ? [] : [`Without ${part.toLowerCase()}. ${details.join(' ') || NO_FIGURE}`],
    );
    return {
      label: `The whole sum: ${label}`,
      values: [{ value, source: undefined }],
      asks,
    };
  });
  const { heldFor, figures } = moneyToShow(guide, DEFAULT_SUM_OPTIONS, day);
  const [main] = figures;
  const held = heldFor && main ? [{ ...main, value: heldFor }] : [];
  return [
    ...sums,
    {
      label: 'How long the money must have been there',
      values: held.map(({ value, source, confidence }) => ({ value, source, confidence })),
      asks: held.length > 0 ? [] : ['No official page that we have seen says how long.'],
    },
  ];
}
