import { styled } from '@mui/material/styles';
import { questionSubject } from '#src/domain/contactLink.ts';
import type { Rates } from '#src/domain/exchangeRates.ts';
import { EXPENSE_TOPICS, expenseLabels, type Figure, figuresOf } from '#src/domain/figure.ts';
import { figureRow } from '#src/domain/figureRow.ts';
import { fontFamilies } from '#src/theme/tokens.ts';
import { AskUsLink } from './AskUsLink.tsx';
import { FigureNote } from './FigureNote.tsx';

interface ExpenseListProps {
  /** The figures of a country; a topic without any shows 'Ask us'. */
  figures: readonly Figure[];
  /** Exchange rates for the NPR equivalents; without them none are shown. */
  rates?: Rates | undefined;
  /** The country's name, for the subject of a question. */
  country?: string | undefined;
  /** The ISO day to show the figures for. */
  day: string;
}

const List = styled('dl')(({ theme }) => ({
  margin: '12px 0 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'grid',
    gap: '2px 24px',
    alignItems: 'baseline',
    paddingBlock: 12,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
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
  '& dd:nth-of-type(2)': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/**
 * The expenses beside the study costs, one row each. Where we have no figure, the row says 'Ask us'.
 *
 * Below CostRangeChart; use FeeTable for the fees of a test.
 */
export function ExpenseList({ figures, rates, country, day }: ExpenseListProps) {
  return (
    <List>
      {EXPENSE_TOPICS.map((topic) => {
        const label = expenseLabels[topic];
        const { value, remark, rules, isRule } = figureRow(figuresOf(figures, topic), day, rates);
        return (
          <div key={topic}>
            <dt>{label}</dt>
            <dd>{value ?? <AskUsLink subject={questionSubject(country, label)} />}</dd>
            {(remark || rules.length > 0) && (
              <dd>
                {remark}
                {rules.map((figure) => (
                  <FigureNote
                    key={figure.label}
                    hasHeadline={isRule}
                    {...{ figure, day, country, rates }}
                  />
                ))}
              </dd>
            )}
          </div>
        );
      })}
    </List>
  );
}
