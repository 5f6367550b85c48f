import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '#src/components/ui/visuallyHidden.ts';
import { questionSubject } from '#src/domain/contactLink.ts';
import { type ForeignCurrency, type Rates, toNpr } from '#src/domain/exchangeRates.ts';
import { approximateNprRange, formatRange } from '#src/domain/money.ts';
import { lookedUp } from '#src/domain/source.ts';
import {
  type AmountRange,
  hasYearlyCosts,
  type MoneyToShow,
  type PartSource,
  type WholeSum as Sum,
  type SumPart,
} from '#src/domain/wholeSum.ts';
import { capitalize } from '#src/lib/wording.ts';
import { fontFamilies, radius } from '#src/theme/tokens.ts';
import { AskUsLink } from './AskUsLink.tsx';
import { FigureNote } from './FigureNote.tsx';

interface WholeSumProps {
  /** The country's name, for the subject of a question. */
  country: string;
  /** The sum, in the currency of the country. */
  sum: Sum;
  /** The currency of the country. */
  currency: ForeignCurrency;
  /** What must be shown before the visa, apart from the sum. */
  toShow: MoneyToShow;
  /** How many years are in the sum of all years. */
  years?: number | undefined;
  /** Exchange rates for the rupees. */
  rates: Rates;
  /** The ISO day of the figures. */
  day: string;
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
  fontFamily: fontFamilies.heading,
  fontWeight: 600,
  fontSize: 'clamp(1.75rem, 1.2rem + 2.6vw, 2.75rem)',
  lineHeight: 1.15,
  textWrap: 'balance',
});

const TableContainer = styled('div')({ containerType: 'inline-size' });

/** The headings of the columns, which are the labels of the cells where those are stacked. */
const columns = { first: 'First year', further: 'Each further year' } as const;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: 24,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& caption': {
    ...theme.typography.subtitle2,
    captionSide: 'top',
    textAlign: 'start',
    paddingBottom: 10,
    color: theme.vars.palette.text.secondary,
  },
  '& th, & td': {
    padding: '10px 0 10px 12px',
    textAlign: 'end',
    verticalAlign: 'baseline',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'break-word',
  },
  '& :is(th, td):first-of-type': { paddingInlineStart: 0 },
  '& [scope="row"], & thead th:first-of-type': { textAlign: 'start', fontWeight: 600 },
  '& thead th': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    borderBottom: `2px solid ${theme.vars.palette.text.primary}`,
  },
  '& tr': { breakInside: 'avoid' },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  '& tfoot :is(th, td)': {
    fontWeight: 700,
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
    borderBottom: 0,
  },
  [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem' },
  // Large text on a small screen has no room for three columns.
  '@container (max-width: 14rem)': {
    '& thead': visuallyHidden,
    '& tbody tr > *, & tfoot tr > *': {
      display: 'block',
      paddingInlineStart: 0,
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    '& tr > :not(:last-child)': { borderBottom: 0, paddingBottom: 0 },
    '& tr > td': { borderTop: 0 },
    '& td[data-label]::before': { content: 'attr(data-label) ": "' },
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
  '& > div': { breakInside: 'avoid' },
  '& dt': { fontWeight: 700, color: theme.vars.palette.text.primary },
  '& dd': { margin: 0, overflowWrap: 'break-word' },
}));

const list = new Intl.ListFormat('en-GB');

/**
 * What a year abroad costs, part by part: the first year, each further year, what is in the sum and
 * what is not, and apart from it the money to show.
 *
 * For one country; the fields to change it are WholeSumFields.
 *
 * **Screen reader:** The total in rupees, then a table with a row for each part, and the sources of
 * each part as a list.
 */
export function WholeSum({ country, sum, currency, toShow, years, rates, day }: WholeSumProps) {
  const { parts, first, further, all, missing } = sum;
  const isOfAYear = hasYearlyCosts(sum);
  const counted = parts.filter(({ amounts }) => amounts);
  if (counted.length === 0) {
    return (
      <p>
        We have no figures for a sum here.{' '}
        <AskUsLink subject={questionSubject(country, 'The whole sum')} />
      </p>
    );
  }
  const rupees = (range: AmountRange) => nprRange(range, currency, rates);
  const read = ({ from, to }: AmountRange) =>
    approximateNprRange(toNpr(from, currency, rates), toNpr(to, currency, rates));
  return (
    <>
      <Total>
        {isOfAYear && (
          <>
            <Typography variant="subtitle2" component="p">
              First year
            </Typography>
            <Big>{capitalize(read(first))}</Big>
            <p>{`${formatRange(first.from, first.to, currency)}, ${rupees(first)}.`}</p>
            <p>{`Each further year: ${read(further)}.`}</p>
          </>
        )}
        {isOfAYear && all && years && years > 1 && (
          <p>
            <strong>{`All ${years} years together: ${read(all)}.`}</strong>
          </p>
        )}
        {missing.length > 0 && (
          <p>
            <strong>{`${isOfAYear ? 'This sum is without' : 'A sum needs'} ${list.format(missing)}: we have no figure. `}</strong>
            <AskUsLink subject={questionSubject(country, 'The whole sum')} />
          </p>
        )}
      </Total>
      <TableContainer>
        <Table>
          <caption>{`At NPR ${rates[currency]} for 1 ${currency}`}</caption>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">{columns.first}</th>
              <th scope="col">{columns.further}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.name}>
                <th scope="row">{part.label}</th>
                <PartCells {...{ part, country, currency, rupees }} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{missing.length > 0 ? 'Sum of these' : 'Sum'}</th>
              <AmountCell label={columns.first} amount={first} {...{ currency, rupees }} />
              <AmountCell label={columns.further} amount={further} {...{ currency, rupees }} />
            </tr>
          </tfoot>
        </Table>
      </TableContainer>
      <Typography sx={{ mt: 2, maxWidth: '65ch' }}>
        {`In the sum: ${list.format(counted.map(({ label }) => label.toLowerCase()))}. Not in the sum: the flight, the tests, deposits, medical examinations, and the steps in Nepal. Allow for higher prices in later years.`}
      </Typography>
      <Typography variant="h3" sx={{ mt: 4 }}>
        How each part is reckoned
      </Typography>
      <Details>
        {parts.map(({ name, label, details, sources }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {details.join(' ')} <PartSources sources={sources} />
            </dd>
          </div>
        ))}
      </Details>
      <Typography variant="h3" sx={{ mt: 4 }}>
        Money to show
      </Typography>
      <ToShow {...{ country, toShow, currency, read, rates, day }} />
    </>
  );
}

type InRupees = (range: AmountRange) => string;

function nprRange({ from, to }: AmountRange, currency: ForeignCurrency, rates: Rates): string {
  return formatRange(toNpr(from, currency, rates), toNpr(to, currency, rates), 'NPR');
}

interface PartCellsProps {
  part: SumPart;
  country: string;
  currency: ForeignCurrency;
  rupees: InRupees;
}

function PartCells({ part: { label, amounts }, country, currency, rupees }: PartCellsProps) {
  if (!amounts) {
    return (
      <td colSpan={2}>
        {'not in the sum: '}
        <AskUsLink subject={questionSubject(country, label)} />
      </td>
    );
  }
  return (
    <>
      <AmountCell label={columns.first} amount={amounts.first} {...{ currency, rupees }} />
      <AmountCell label={columns.further} amount={amounts.further} {...{ currency, rupees }} />
    </>
  );
}

interface AmountCellProps {
  label: string;
  amount: AmountRange;
  currency: ForeignCurrency;
  rupees: InRupees;
}

function AmountCell({ label, amount, currency, rupees }: AmountCellProps) {
  if (amount.to === 0) return <td data-label={label}>not again</td>;
  return (
    <td data-label={label}>
      {formatRange(amount.from, amount.to, currency)}
      <small>{rupees(amount)}</small>
    </td>
  );
}

/** The sources of a part, and how sure the figures of governments are. */
function PartSources({ sources }: { sources: readonly PartSource[] }) {
  return sources.map(({ source, confidence }) => (
    <span key={source.label}>
      {confidence === 'likely' && 'Likely, not certain: ask us before you rely on it. '}
      {confidence &&
        `Checked in ${lookedUp(source)}; read it on the official page before you pay: `}
      {!confidence && 'Source: '}
      {source.url ? <Link href={source.url}>{source.label}</Link> : source.label}
      {'. '}
    </span>
  ));
}

interface ToShowProps {
  country: string;
  toShow: MoneyToShow;
  currency: ForeignCurrency;
  read: InRupees;
  rates: Rates;
  day: string;
}

function ToShow({ country, toShow, currency, read, rates, day }: ToShowProps) {
  const { amount, withTuition, heldFor, figures, missing } = toShow;
  const inBoth = (range: AmountRange) =>
    `${formatRange(range.from, range.to, currency)} (${read(range)})`;
  return (
    <>
      <Typography sx={{ mt: 1, maxWidth: '65ch' }}>
        Not one more cost: the money that will pay for the studies and the life there. You must
        prove that you have it before the visa is granted.
      </Typography>
      {amount && (
        <Typography sx={{ mt: 1, maxWidth: '65ch' }}>
          <strong>{`${inBoth(amount)} beside the tuition`}</strong>
          {withTuition && `; with the tuition of the first year ${inBoth(withTuition)}`}.
          {missing.length > 0 && ` Without ${list.format(missing)}: ask us.`}
        </Typography>
      )}
      <Typography sx={{ mt: 1, maxWidth: '65ch' }}>
        {'How long it must have been there: '}
        {heldFor ? (
          `${heldFor}.`
        ) : (
          <AskUsLink subject={questionSubject(country, 'How long the money must be there')} />
        )}
      </Typography>
      {figures.map((figure) => (
        <FigureNote key={figure.label} {...{ figure, day, rates }} />
      ))}
    </>
  );
}
