import { styled } from '@mui/material/styles';
import { questionSubject } from '#src/domain/contactLink.ts';
import type { KeyFact } from '#src/domain/country.ts';
import { fontFamilies } from '#src/theme/tokens.ts';
import { AskUsLink } from './AskUsLink.tsx';

interface KeyFactsProps {
  /** The facts in display order; one without values shows 'Ask us'. */
  facts: readonly KeyFact[];
  /** The country's name, for the subject of a question. */
  country?: string | undefined;
}

/** As many columns as fit; where one fits, the labels are beside the facts. */
const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: 'clamp(20px, 2.6vw, 32px)',
  margin: 0,
  '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 },
});

const Fact = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'break-word',
  paddingTop: 10,
  borderTop: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  breakInside: 'avoid',
  fontVariantNumeric: 'lining-nums',
  '@media (max-width: 899px)': {
    display: 'grid',
    gridTemplateColumns: 'clamp(6.5rem, 26%, 11rem) minmax(0, 1fr)',
    columnGap: 12,
    '& dd': { gridColumn: 2 },
  },
  '& dt': { ...theme.typography.subtitle2, color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: 0,
    fontFamily: fontFamilies.heading,
    fontWeight: 600,
    fontSize: 'clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem)',
    lineHeight: 1.35,
  },
  '& [data-remark]': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));

/**
 * Key facts in a few words, each with its small print.
 *
 * At the top of a guide; use FigureList for the rules in detail.
 */
export function KeyFacts({ facts, country }: KeyFactsProps) {
  return (
    <List>
      {facts.map(({ label, values, remark }) => (
        <Fact key={label}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value}>{value}</dd>
          ))}
          {values.length === 0 && (
            <dd>
              <AskUsLink subject={questionSubject(country, label)} />
            </dd>
          )}
          {remark && <dd data-remark>{remark}</dd>}
        </Fact>
      ))}
    </List>
  );
}
