import { styled } from '@mui/material/styles';
import { questionSubject } from '#src/domain/contactLink.ts';
import type { Country } from '#src/domain/country.ts';
import { type Rates, toNpr } from '#src/domain/exchangeRates.ts';
import { lakhRange } from '#src/domain/money.ts';
import type { SumPart } from '#src/domain/wholeSum.ts';
import { headingFont, radius } from '#src/theme/tokens.ts';
import { OfficialPageOrAskUs } from './OfficialPageOrAskUs.tsx';

interface PartBarsProps {
  /** The parts of the first year. */
  parts: readonly SumPart[];
  /** The country: its name for the subject of a question, its currency, its page on the visa. */
  country: Pick<Country, 'name' | 'currency' | 'visa'>;
  /** Exchange rates for the rupees. */
  rates: Rates;
  /** The rupees at the end of the scale, which several countries can have in common. */
  top: number;
}

const List = styled('dl')(({ theme }) => ({
  margin: '16px 0 0',
  display: 'grid',
  gap: 8,
  fontVariantNumeric: 'lining-nums',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 12, alignItems: 'baseline' },
  // On a phone of 360 px, 'Visa and permits' and 'NPR 24,440 to 38,480' are on one line.
  '& dt': { ...theme.typography.body2, marginInlineEnd: 'auto' },
  '& dd': { ...headingFont, fontSize: '1rem' },
}));

/** From nothing to the lowest amount full, from there to the highest amount lighter. */
const Bar = styled('span')(({ theme }) => ({
  flexBasis: '100%',
  height: 10,
  borderRadius: radius.tiny,
  printColorAdjust: 'exact',
  background: `linear-gradient(to right,
    var(--accent, currentColor) var(--from),
    color-mix(in srgb, var(--accent, currentColor) 45%, transparent) var(--from) var(--to),
    ${theme.vars.palette.divider} var(--to))`,
}));

/**
 * The costs of a first year in rupees, one bar for each part, all on one scale.
 *
 * In WholeSum.
 *
 * **Screen reader:** A list of the parts with their amounts. The bars are silent.
 */
export function PartBars({ parts, country, rates, top }: PartBarsProps) {
  const { currency, visa } = country;
  const percent = (rupees: number) => `${(rupees / top) * 100}%`;
  return (
    <List>
      {parts.map(({ label, amounts, sources: [source] }) => {
        if (!amounts) {
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <OfficialPageOrAskUs
                  page={source?.source ?? visa?.officialPage}
                  subject={questionSubject(country.name, label)}
                />
              </dd>
            </div>
          );
        }
        const { first } = amounts;
        const [from, to] = [toNpr(first.from, currency, rates), toNpr(first.to, currency, rates)];
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{lakhRange(from, to)}</dd>
            <Bar aria-hidden="true" style={{ '--from': percent(from), '--to': percent(to) }} />
          </div>
        );
      })}
    </List>
  );
}
