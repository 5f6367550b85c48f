import { styled } from '@mui/material/styles';
import { questionSubject } from '#src/domain/contactLink.ts';
import type { AmountRange, SumPart } from '#src/domain/wholeSum.ts';
import { fontFamilies, radius } from '#src/theme/tokens.ts';
import { AskUsLink } from './AskUsLink.tsx';

interface PartBarsProps {
  /** The parts of the first year. */
  parts: readonly SumPart[];
  /** An amount in rupees, to be read. */
  inLakh: (range: AmountRange) => string;
  /** The country's name, for the subject of a question. */
  country: string;
}

const List = styled('dl')(({ theme }) => ({
  margin: '16px 0 0',
  display: 'grid',
  gap: 8,
  fontVariantNumeric: 'lining-nums',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 12, alignItems: 'baseline' },
  '& dt': { ...theme.typography.body1, marginInlineEnd: 'auto' },
  '& dd': { margin: 0, fontFamily: fontFamilies.heading, fontWeight: 600 },
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
 * What a first year costs, one bar for each part, all on one scale.
 *
 * In WholeSum.
 *
 * **Screen reader:** A list of the parts with their amounts. The bars are silent.
 */
export function PartBars({ parts, inLakh, country }: PartBarsProps) {
  const top = Math.max(...parts.map(({ amounts }) => amounts?.first.to ?? 0));
  const percent = (amount: number) => `${(amount / top) * 100}%`;
  return (
    <List>
      {parts.map(({ name, label, amounts }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {amounts ? (
              inLakh(amounts.first)
            ) : (
              <AskUsLink subject={questionSubject(country, label)} />
            )}
          </dd>
          {amounts && (
            <Bar
              aria-hidden="true"
              style={{ '--from': percent(amounts.first.from), '--to': percent(amounts.first.to) }}
            />
          )}
        </div>
      ))}
    </List>
  );
}
