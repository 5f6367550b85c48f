import { styled } from '@mui/material/styles';
import { RuleUpdateNote } from '#src/components/ui/RuleUpdateNote.tsx';
import { questionSubject } from '#src/domain/contactLink.ts';
import {
  type Cost,
  costText,
  costTextInNpr,
  EXPENSE_ITEMS,
  type Expenses,
  expenseLabels,
} from '#src/domain/cost.ts';
import { type DatedFigure, figuresOf } from '#src/domain/datedFigure.ts';
import type { ForeignCurrency, Rates } from '#src/domain/exchangeRates.ts';
import { OUR_TABLE_REMARK, OUTDATED_REMARK } from '#src/domain/source.ts';
import { fontFamilies } from '#src/theme/tokens.ts';
import { AskUsLink } from './AskUsLink.tsx';
import { DatedFigureNote, datedHeadlines } from './DatedFigureNote.tsx';

interface ExpenseListProps {
  /** Living costs, fees and insurance; an expense without a figure shows 'Ask us'. */
  expenses: Expenses;
  /** The currency of the expenses. */
  currency: ForeignCurrency;
  /** Exchange rates for the NPR equivalents; without them none are shown. */
  rates?: Rates | undefined;
  /** The country's name, for the subject of a question. */
  country?: string | undefined;
  /** What changes by law, shown in the row of its topic. Default: none. */
  figures?: readonly DatedFigure[];
  /** The ISO day to show `figures` for. */
  day: string;
}

const List = styled('dl')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    margin: '12px 0 0',
    borderTop: `1px solid ${palette.divider}`,
    '& > div': {
      display: 'grid',
      gap: '2px 24px',
      alignItems: 'baseline',
      paddingBlock: 12,
      borderBottom: `1px solid ${palette.divider}`,
      breakInside: 'avoid',
      [theme.breakpoints.up('sm')]: { gridTemplateColumns: '11rem 12rem minmax(0, 1fr)' },
    },
    '& dt': { ...theme.typography.h4, fontSize: '1.125rem' },
    '& dd': { margin: 0 },
    '& dd:nth-of-type(1)': {
      fontFamily: fontFamilies.heading,
      fontWeight: 600,
      fontSize: '1.25rem',
      lineHeight: 1.3,
      fontVariantNumeric: 'lining-nums',
    },
    '& dd:nth-of-type(2)': { ...theme.typography.body2, color: palette.text.secondary },
  };
});

/**
 * The expenses beside the study costs, one row each. Where we have no figure, the row says 'Ask us'.
 *
 * Below CostRangeChart; use FeeTable for the fees of a test.
 */
export function ExpenseList({
  expenses,
  currency,
  rates,
  country,
  figures = [],
  day,
}: ExpenseListProps) {
  return (
    <List>
      {EXPENSE_ITEMS.map((item) => {
        const expense = expenses[item];
        const dated = figuresOf(figures, item);
        const headlines = datedHeadlines(dated, day);
        const notes = dated.map((figure) => (
          <DatedFigureNote
            key={figure.label}
            hasHeadline={expense.kind === 'unknown' && dated.length === 1}
            {...{ figure, day, country, rates }}
          />
        ));
        return (
          <div key={item}>
            <dt>{expenseLabels[item]}</dt>
            {expense.kind === 'unknown' ? (
              <>
                <dd>
                  {headlines.length > 0 ? (
                    headlines.join('; ')
                  ) : (
                    <AskUsLink subject={country && questionSubject(country, expenseLabels[item])} />
                  )}
                </dd>
                {(expense.note || notes.length > 0) && (
                  <dd>
                    {expense.note}
                    {notes}
                  </dd>
                )}
              </>
            ) : (
              <>
                <dd>{costText(expense, currency)}</dd>
                <dd>
                  {remarks(expense, currency, rates, dated.length > 0)}
                  {expense.update && <RuleUpdateNote update={expense.update} />}
                  {notes}
                </dd>
              </>
            )}
          </div>
        );
      })}
    </List>
  );
}

/** 'per year, NPR 10,29,000. Our table of 2025. Not a fee: ...' */
function remarks(
  cost: Cost,
  currency: ForeignCurrency,
  rates: Rates | undefined,
  hasRule: boolean,
): string {
  const period = `per ${cost.per}`;
  const facts = rates ? `${period}, ${costTextInNpr(cost, currency, rates)}` : period;
  const sentences = [cost.update && OUTDATED_REMARK, hasRule && OUR_TABLE_REMARK, cost.note].filter(
    Boolean,
  );
  return [sentences.length > 0 ? `${facts}.` : facts, ...sentences].join(' ');
}
