import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { More } from '#src/components/ui/More.tsx';
import { stackedRows } from '#src/components/ui/stackedRows.ts';
import { type AmountRange, rangeInNprText } from '#src/domain/amountRange.ts';
import { type Rates, toNpr } from '#src/domain/exchangeRates.ts';
import { formatRange, lakhRange } from '#src/domain/money.ts';
import { ratesText } from '#src/domain/rateText.ts';
import {
  hasYearlyCosts,
  highestPart,
  type WholeSum as Sum,
  type SumPart,
} from '#src/domain/wholeSum.ts';
import { capitalize, inSentence } from '#src/lib/wording.ts';
import { headingFont, radius } from '#src/theme/tokens.ts';
import { AskUsLink } from './AskUsLink.tsx';

interface WholeSumProps {
  /** The country's name, for the subject of a question. */
  country: string;
  /** The sum, in the currency of the country. */
  sum: Sum;
  /** Exchange rates for the rupees. */
  rates: Rates;
  /** The rupees at the end of the scale of the bars. Default: the highest part. */
  top?: number;
  /** True if amounts, rates and sources are elsewhere, as in a comparison. Default: false. */
  isShort?: boolean;
}

const Total = styled('div')(({ theme }) => ({
  padding: 'clamp(16px, 3vw, 28px)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: '6px solid var(--accent, currentColor)',
  borderRadius: radius.medium,
  backgroundColor: theme.vars.palette.background.paper,
  breakInside: 'avoid',
  fontVariantNumeric: 'lining-nums',
  '& p': { margin: 0 },
  '& p + p': { marginTop: 6 },
}));

const Big = styled('p')({
  ...headingFont,
  fontSize: 'clamp(1.75rem, 1.2rem + 2.6vw, 2.75rem)',
  lineHeight: 1.15,
  textWrap: 'balance',
  // Beside others, or below them on a phone, most are on one line.
  '&[data-short]': { fontSize: 'clamp(1.3125rem, 1rem + 1.2vw, 1.75rem)' },
});

const Parts = styled('dl')(({ theme }) => ({
  margin: '16px 0 0',
  display: 'grid',
  gap: 8,
  fontVariantNumeric: 'lining-nums',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 12, alignItems: 'baseline' },
  // On a phone of 360 px, 'Visa and permits' and 'NPR 24,440 to 38,480' are on one line.
  '& dt': theme.typography.body2,
  '& dd': { ...headingFont, fontSize: '1rem', marginInlineStart: 'auto' },
}));

/** From nothing to the lowest amount full, from there to the highest amount lighter. */
const Bar = styled('span')(({ theme }) => ({
  flexBasis: '100%',
  height: 10,
  borderRadius: radius.tiny,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  background: `linear-gradient(to right,
    var(--accent, currentColor) var(--from),
    color-mix(in srgb, var(--accent, currentColor) 45%, transparent) var(--from) var(--to),
    ${theme.vars.palette.divider} var(--to))`,
}));

/** The headings of the columns, which are the labels of the cells where those are stacked. */
const columns = { first: 'First year', further: 'Each further year' } as const;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: 24,
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '10px 0 10px 12px',
    textAlign: 'end',
    verticalAlign: 'baseline',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& :is(th, td):first-of-type': { paddingInlineStart: 0 },
  '& [scope="row"], & thead th:first-of-type': { textAlign: 'start', fontWeight: 600 },
  '& thead th': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    borderBottom: `2px solid ${theme.vars.palette.text.primary}`,
  },
  '& small': theme.typography.caption,
  '& tfoot :is(th, td)': {
    fontWeight: 700,
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
    borderBottom: 0,
  },
  [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem' },
  // Large text on a small screen has no room for three columns.
  '@container (max-width: 14rem)': {
    ...stackedRows,
    '& tr > *': { paddingInlineStart: 0 },
    '& tr > :not(:last-child)': { borderBottom: 0, paddingBottom: 0 },
    '& tr > td': { borderTop: 0 },
  },
}));

const Details = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '12px 0 0',
  display: 'grid',
  gap: 10,
  maxWidth: '75ch',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'lining-nums',
  '& dt': { fontWeight: 700, color: theme.vars.palette.text.primary },
}));

/**
 * The costs of a first year abroad: the range in rupees, a bar for each part, and behind 'How we
 * add it up' the exact amounts, each further year, and the sources.
 *
 * For one country; the fields to change it are WholeSumFields, the money to show is MoneyToShow.
 *
 * **Screen reader:** The total in rupees, then the parts as a list.
 */
export function WholeSum({
  country,
  sum,
  rates,
  top = highestPart([sum], rates),
  isShort = false,
}: WholeSumProps) {
  const { currency, years, parts, totals, missing } = sum;
  const isOfAYear = hasYearlyCosts(sum);
  const counted = parts.filter(({ amounts }) => amounts);
  if (counted.length === 0) {
    return (
      <p>
        We have no figures for a sum here. <AskUsLink about={country} topic="The whole sum" />
      </p>
    );
  }
  const shown = years === 1 ? (['first'] as const) : (['first', 'further'] as const);
  const cellsOf = (amounts: Readonly<Record<keyof typeof columns, AmountRange>>) =>
    shown.map((column) => {
      const { from, to } = amounts[column];
      const [npr, nprTo] = [toNpr(from, currency, rates), toNpr(to, currency, rates)];
      return (
        <td key={column} data-label={columns[column]}>
          {to === 0 && amounts.first.to > 0 ? 'not again' : formatRange(from, to, currency)}
          {to > 0 && <small>{formatRange(npr, nprTo, 'NPR')}</small>}
        </td>
      );
    });
  const inLakh = (range: AmountRange) => rangeInNprText(range, currency, rates);
  return (
    <>
      <Total>
        {!isOfAYear && (
          <p>
            <strong>{`A sum needs ${inSentence(missing)}.`}</strong>
          </p>
        )}
        {isOfAYear &&
          totals.map(({ average, first, all }) => (
            <Fragment key={average ?? ''}>
              {average && <p>{`${average}:`}</p>}
              <Big data-short={isShort || totals.length > 1 || undefined}>
                {capitalize(inLakh(first))}
              </Big>
              <p>
                {formatRange(first.from, first.to, currency)}
                {missing.length > 0 && (
                  <>
                    , plus <strong>{inSentence(missing)}</strong>
                  </>
                )}
              </p>
              {all && years && years > 1 && (
                <p>
                  <strong>{`All ${years} years together: ${inLakh(all)}.`}</strong>
                </p>
              )}
            </Fragment>
          ))}
        {!isShort && <small>{`At ${ratesText(rates, currency)}`}</small>}
        <PartBars {...{ sum, rates, top, country }} />
      </Total>
      {!isShort && (
        <More summary="How we add it up">
          <div style={{ containerType: 'inline-size' }}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">Part</th>
                  {shown.map((column) => (
                    <th key={column} scope="col">
                      {columns[column]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {counted.map(({ label, amounts }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {amounts && cellsOf(amounts)}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                {totals.map((total) => (
                  <tr key={total.average ?? ''}>
                    <th scope="row">
                      {missing.length > 0 ? 'Sum of these' : 'Sum'}
                      {total.average && <small>{total.average}</small>}
                    </th>
                    {cellsOf(total)}
                  </tr>
                ))}
              </tfoot>
            </Table>
          </div>
          <Typography sx={{ mt: 2, maxWidth: '65ch' }}>
            Not in the sum: the flight, the tests, the deposit for a room, medical examinations, and
            in Nepal the NOC and the education service fee. Allow for higher prices in later years.
          </Typography>
          <Details>
            {parts
              .filter(({ details, sources }) => details.length + sources.length > 0)
              .map(({ label, details, sources }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {details.join(' ')} <PartSources sources={sources} />
                  </dd>
                </div>
              ))}
          </Details>
        </More>
      )}
    </>
  );
}

/** The sources of a part, and how sure the figures of governments are. */
function PartSources({ sources }: Pick<SumPart, 'sources'>) {
  return sources.map(({ source, confidence }) => (
    <span key={source.label}>
      {confidence === 'likely' && 'Likely, not certain. '}
      {'Source: '}
      {source.url ? <Link href={source.url}>{source.label}</Link> : source.label}
      {'. '}
    </span>
  ));
}

type PartBarsProps = Required<Pick<WholeSumProps, 'country' | 'sum' | 'rates' | 'top'>>;

/** One bar for each part of the first year, all on one scale. Screen readers get the amounts. */
function PartBars({ sum: { currency, parts }, country, rates, top }: PartBarsProps) {
  const percent = (rupees: number) => `${(rupees / top) * 100}%`;
  return (
    <Parts>
      {parts.map(({ label, amounts, sources: [source] }) => {
        const { from = 0, to = 0 } = amounts?.first ?? {};
        const [start, end] = [toNpr(from, currency, rates), toNpr(to, currency, rates)];
        const bar = { '--from': percent(start), '--to': percent(end) };
        const link = <AskUsLink page={source?.source} about={country} topic={label} />;
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amounts ? lakhRange(start, end) : link}</dd>
            {amounts && <Bar aria-hidden="true" style={bar} />}
          </div>
        );
      })}
    </Parts>
  );
}
