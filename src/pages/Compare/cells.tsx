import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AskUsLink } from '#src/components/destination/AskUsLink.tsx';
import { DatedFigureNote, datedHeadlines } from '#src/components/destination/DatedFigureNote.tsx';
import { RuleUpdateNote } from '#src/components/ui/RuleUpdateNote.tsx';
import { questionSubject } from '#src/domain/contactLink.ts';
import { costText, costTextInNpr, type ExpenseItem, expenseLabels } from '#src/domain/cost.ts';
import { type DatedFigure, figuresOf } from '#src/domain/datedFigure.ts';
import type { Destination, University } from '#src/domain/destination.ts';
import { formatRates, RATES_PARAM, type Rates, toNpr } from '#src/domain/exchangeRates.ts';
import { approximateNprRange } from '#src/domain/money.ts';
import { OUR_TABLE_REMARK, OUTDATED_REMARK, type RuleUpdate } from '#src/domain/source.ts';
import {
  type AmountRange,
  amountText,
  courseChoices,
  DEFAULT_SUM_OPTIONS,
  hasYearlyCosts,
  wholeSum,
} from '#src/domain/wholeSum.ts';
import { paths } from '#src/pageTable.ts';
import { fontFamilies } from '#src/theme/tokens.ts';

/** The content of the comparison's cells. */

const Value = styled('p')({
  margin: 0,
  fontFamily: fontFamilies.heading,
  fontWeight: 600,
  fontSize: '1.25rem',
  lineHeight: 1.35,
  fontVariantNumeric: 'lining-nums',
  textWrap: 'balance',
});

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '4px 0 0',
  color: (theme.vars ?? theme).palette.text.secondary,
  fontVariantNumeric: 'lining-nums',
}));

interface FactProps {
  text: string;
  note?: string | undefined;
  update?: RuleUpdate | undefined;
  figures?: readonly DatedFigure[];
  /** The country's name, for the subject of a question. */
  country?: string | undefined;
  day: string;
  children?: ReactNode;
}

/** A rule in a few words, with its note and what has changed since. */
export function Fact({ text, note, update, figures = [], country, day, children }: FactProps) {
  return (
    <>
      <Value>{text}</Value>
      <Changed update={update} />
      {note && <Note>{note}</Note>}
      {children && <Note>{children}</Note>}
      <FigureNotes {...{ figures, country, day }} />
    </>
  );
}

interface FigureNotesProps {
  figures: readonly DatedFigure[];
  /** The country's name, for the subject of a question. */
  country?: string | undefined;
  day: string;
  rates?: Rates;
  hasHeadline?: boolean;
}

function FigureNotes({ figures, ...props }: FigureNotesProps) {
  return figures.map((figure) => <DatedFigureNote key={figure.label} figure={figure} {...props} />);
}

interface FiguresCellProps {
  figures: readonly DatedFigure[];
  /** What to ask about where there are no rules. */
  subject: string;
  /** The country's name, for the subject of a question. */
  country?: string | undefined;
  day: string;
  rates: Rates;
}

/** Rules of today without a figure of our table; 'Ask us' without rules. */
export function FiguresCell({ subject, ...props }: FiguresCellProps) {
  return props.figures.length > 0 ? <FigureNotes {...props} /> : <AskUsLink subject={subject} />;
}

/** Marks the figure above as outdated and names the rule to plan with. */
function Changed({ update }: { update: RuleUpdate | undefined }) {
  if (!update) return null;
  return (
    <>
      <Note>{OUTDATED_REMARK}</Note>
      <RuleUpdateNote update={update} />
    </>
  );
}

interface ExpenseCellProps {
  item: ExpenseItem;
  guide: Pick<Destination, 'name' | 'expenses' | 'currency' | 'figures'>;
  rates: Rates;
  day: string;
}

/** An expense in both currencies with its note; 'Ask us' without a figure. */
export function ExpenseCell({
  item,
  guide: { name, expenses, currency, figures: all },
  rates,
  day,
}: ExpenseCellProps) {
  const expense = expenses[item];
  const figures = figuresOf(all, item);
  const headlines = datedHeadlines(figures, day);
  if (expense.kind === 'unknown') {
    return (
      <>
        {headlines.length > 0 ? (
          <Value>{headlines.join('; ')}</Value>
        ) : (
          <AskUsLink subject={questionSubject(name, expenseLabels[item])} />
        )}
        {expense.note && <Note>{expense.note}</Note>}
        <FigureNotes
          hasHeadline={figures.length === 1}
          country={name}
          {...{ figures, day, rates }}
        />
      </>
    );
  }
  return (
    <>
      <Value>{costText(expense, currency)}</Value>
      <Note>{`${costTextInNpr(expense, currency, rates)}, per ${expense.per}`}</Note>
      <Changed update={expense.update} />
      {figures.length > 0 && <Note>{OUR_TABLE_REMARK}</Note>}
      {expense.note && <Note>{expense.note}</Note>}
      <FigureNotes country={name} {...{ figures, day, rates }} />
    </>
  );
}

interface WholeSumCellProps {
  guide: Destination;
  rates: Rates;
  day: string;
}

/** The sum of a first and a further year for each kind of study, and what is not in it. */
export function WholeSumCell({ guide, rates, day }: WholeSumCellProps) {
  const { slug, name, currency } = guide;
  const sums = courseChoices(guide).map(({ item, label }) => ({
    item,
    label,
    ...wholeSum(guide, { ...DEFAULT_SUM_OPTIONS, course: item }, day),
  }));
  const npr = ({ from, to }: AmountRange) =>
    approximateNprRange(toNpr(from, currency, rates), toNpr(to, currency, rates));
  const changed = formatRates(rates);
  const query = changed && `?${RATES_PARAM}=${changed}`;
  return (
    <>
      {sums.map(({ item, label, first, further, missing }) => (
        <Box key={item} sx={{ mb: 2 }}>
          {hasYearlyCosts({ further }) ? (
            <>
              <Note>{`${label}, first year`}</Note>
              <Value>{npr(first)}</Value>
              <Note>{amountText(first, currency)}</Note>
              <Note>{`Each further year: ${npr(further)}, ${amountText(further, currency)}`}</Note>
            </>
          ) : (
            <Note>{label}</Note>
          )}
          {missing.length > 0 && (
            <Note>
              {`Without ${list.format(missing)}: `}
              <AskUsLink subject={questionSubject(name, 'The whole sum')} />
            </Note>
          )}
        </Box>
      ))}
      <Link href={`${paths.studyIn(slug)}${query}#whole-sum`}>The parts, and your own figures</Link>
    </>
  );
}

const list = new Intl.ListFormat('en-GB');

const Ranking = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 6,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    alignItems: 'baseline',
  },
  '& strong': {
    fontFamily: fontFamilies.heading,
    fontWeight: 600,
    fontSize: '1.375rem',
    lineHeight: 1.3,
    fontVariantNumeric: 'lining-nums',
  },
  '& small': { ...theme.typography.body2, color: (theme.vars ?? theme).palette.text.secondary },
}));

/** Universities with their rank and city, in the given order. */
export function RankedUniversities({ universities }: { universities: readonly University[] }) {
  return (
    <Ranking>
      {universities.map(({ rank, name, city }) => (
        <li key={name}>
          <strong>{rank}</strong>
          <span>
            {name} <small>{city}</small>
          </span>
        </li>
      ))}
    </Ranking>
  );
}
