import { styled } from '@mui/material/styles';
import type { KeyFact } from '#src/content/destinations/destination.ts';
import { fontFamilies } from '#src/theme/tokens.ts';
import { AskUs } from './AskUs.tsx';

interface KeyFactsProps {
  /** A fact without a value is one to ask us about. */
  facts: readonly KeyFact[];
}

/** As many columns as fit; the facts of a row that is not full share it. */
const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'clamp(20px, 2.6vw, 36px) clamp(20px, 2.6vw, 40px)',
  margin: 0,
});

const Fact = styled('div')(({ theme }) => ({
  flex: '1 1 250px',
  position: 'relative',
  paddingTop: 14,
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  breakInside: 'avoid',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: -1,
    width: 44,
    borderTop: '3px solid var(--accent, currentColor)',
  },
  '& dt': { ...theme.typography.subtitle2, color: (theme.vars ?? theme).palette.text.secondary },
  '& dd': {
    margin: '4px 0 0',
    fontFamily: fontFamilies.heading,
    fontWeight: 500,
    fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
    lineHeight: 1.25,
    fontVariantNumeric: 'lining-nums',
    textWrap: 'balance',
    maxWidth: '24ch',
  },
}));

/** The facts at a glance, each under a mark of the accent (`--accent`). */
export function KeyFacts({ facts }: KeyFactsProps) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <Fact key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <AskUs />}</dd>
        </Fact>
      ))}
    </List>
  );
}
