import { styled } from '@mui/material/styles';
import type { University } from '#src/domain/country.ts';
import type { Rates } from '#src/domain/exchangeRates.ts';
import { costInNpr, type StudyCost } from '#src/domain/studyCosts.ts';
import { capitalize } from '#src/lib/wording.ts';
import { headingFont } from '#src/theme/tokens.ts';

/** The content of the comparison's cells. */

/** A fact in a few words. */
export const Fact = styled('p')({
  margin: 0,
  ...headingFont,
  fontSize: '1.0625rem',
  lineHeight: 1.35,
});

const Ranking = styled('ol')({
  display: 'grid',
  gap: 2,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '2.75rem minmax(0, 1fr)',
    alignItems: 'baseline',
  },
  '& strong': {
    ...headingFont,
    fontSize: '1.1875rem',
    fontVariantNumeric: 'lining-nums',
  },
});

/** Universities with their rank, in the given order. */
export function RankedUniversities({ universities }: { universities: readonly University[] }) {
  return (
    <Ranking>
      {universities.map(({ rank, name }) => (
        <li key={name}>
          <strong>{rank}</strong> {name}
        </li>
      ))}
    </Ranking>
  );
}

const Costs = styled('ul')({ display: 'grid', gap: 6, fontVariantNumeric: 'lining-nums' });

interface StudyCostsProps {
  costs: readonly StudyCost[];
  /** Exchange rates for the rupees. */
  rates: Rates;
}

/** The study costs of a year in rupees, with what our table of 2025 has. */
export function StudyCosts({ costs, rates }: StudyCostsProps) {
  return (
    <Costs>
      {costs.map((cost) => (
        <li key={cost.label}>
          <small>{cost.label}</small>
          <Fact>{capitalize(costInNpr(cost, rates))}</Fact>
          {cost.remarks.length > 0 && <small>{cost.remarks.join(' ')}</small>}
        </li>
      ))}
    </Costs>
  );
}
