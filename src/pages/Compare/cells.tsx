import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AskUsLink } from '#src/components/country/AskUsLink.tsx';
import { FigureNote } from '#src/components/country/FigureNote.tsx';
import { questionSubject } from '#src/domain/contactLink.ts';
import type { Country, University } from '#src/domain/country.ts';
import { formatRates, RATES_PARAM, type Rates, toNpr } from '#src/domain/exchangeRates.ts';
import type { Figure } from '#src/domain/figure.ts';
import { figureRow } from '#src/domain/figureRow.ts';
import { approximateNprRange, formatRange } from '#src/domain/money.ts';
import {
  type AmountRange,
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
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'lining-nums',
}));

interface FactProps {
  text: string;
  note?: string | undefined;
  children?: ReactNode;
}

/** A fact in a few words, with its note. */
export function Fact({ text, note, children }: FactProps) {
  return (
    <>
      <Value>{text}</Value>
      {note && <Note>{note}</Note>}
      {children && <Note>{children}</Note>}
    </>
  );
}

interface FiguresCellProps {
  figures: readonly Figure[];
  /** What to ask about where there are no figures. */
  label: string;
  /** The country's name, for the subject of a question. */
  country?: string | undefined;
  day: string;
  rates?: Rates;
  /** Whether each figure stands on its own: there is no value of the whole topic. Default: false. */
  isList?: boolean;
}

/** The figures of a topic: the value, its remark, and the rules of today; 'Ask us' without figures. */
export function FiguresCell({
  figures,
  label,
  country,
  day,
  rates,
  isList = false,
}: FiguresCellProps) {
  const { value, remark, rules, isRule } = figureRow(figures, day, rates);
  const subject = questionSubject(country, label) ?? label;
  return (
    <>
      {figures.length === 0 || (!isList && !value) ? (
        <AskUsLink subject={subject} />
      ) : (
        !isList && <Value>{value}</Value>
      )}
      {remark && <Note>{remark}</Note>}
      {rules.map((figure) => (
        <FigureNote
          key={figure.label}
          hasHeadline={isRule && !isList}
          {...{ figure, country, day, rates }}
        />
      ))}
    </>
  );
}

interface WholeSumCellProps {
  guide: Country;
  rates: Rates;
  day: string;
}

/** The sum of a first and a further year for each kind of study, and what is not in it. */
export function WholeSumCell({ guide, rates, day }: WholeSumCellProps) {
  const { slug, name, currency } = guide;
  const sums = courseChoices(guide).map(({ course, label }) => ({
    course,
    label,
    ...wholeSum(guide, { ...DEFAULT_SUM_OPTIONS, course }, day),
  }));
  const npr = ({ from, to }: AmountRange) =>
    approximateNprRange(toNpr(from, currency, rates), toNpr(to, currency, rates));
  const changed = formatRates(rates);
  const query = changed && `?${RATES_PARAM}=${changed}`;
  return (
    <>
      {sums.map(({ course, label, first, further, missing }) => (
        <Box key={course} sx={{ mb: 2 }}>
          {hasYearlyCosts({ further }) ? (
            <>
              <Note>{`${label}, first year`}</Note>
              <Value>{npr(first)}</Value>
              <Note>{formatRange(first.from, first.to, currency)}</Note>
              <Note>{`Each further year: ${npr(further)}, ${formatRange(further.from, further.to, currency)}`}</Note>
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
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
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
