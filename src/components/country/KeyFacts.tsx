import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { questionSubject } from '#src/domain/contactLink.ts';
import type { KeyFact } from '#src/domain/country.ts';
import { fontFamilies } from '#src/theme/tokens.ts';
import { AskUsLink } from './AskUsLink.tsx';

interface KeyFactsProps {
  /** The most important figures, shown large above the facts. */
  figures?: readonly KeyFact[];
  /** A fact without a value shows 'Ask us'. */
  facts: readonly KeyFact[];
  /** The country's name, for the subject of a question. */
  country?: string | undefined;
}

/** As many columns as fit; the facts of an incomplete row share its width. */
const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'clamp(20px, 2.6vw, 36px) clamp(20px, 2.6vw, 40px)',
  margin: 0,
});

const Fact = styled('div')(({ theme }) => ({
  flex: '1 1 140px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  position: 'relative',
  paddingTop: 14,
  borderTop: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  breakInside: 'avoid',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: -1,
    width: 44,
    borderTop: '3px solid var(--accent, currentColor)',
  },
  '& dt': { ...theme.typography.subtitle2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: '4px 0 0' },
  '& dd:first-of-type': {
    fontFamily: fontFamilies.heading,
    fontWeight: 500,
    fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
    lineHeight: 1.25,
    fontVariantNumeric: 'lining-nums',
    textWrap: 'balance',
    maxWidth: '26ch',
    '& span': { display: 'inline-block' },
  },
  '& dd:not(:first-of-type)': {
    ...theme.typography.body2,
    maxWidth: '45ch',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'lining-nums',
  },
  '&[data-size="large"]': {
    flexBasis: 'max(300px, 40%)',
    '& dd:first-of-type': {
      fontWeight: 600,
      fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.75rem)',
      lineHeight: 1.15,
      color: 'var(--accent, currentColor)',
    },
  },
}));

/**
 * Key facts, each with its note, under a short line in the accent colour (`--accent`).
 *
 * At the top of a guide; use FigureList for the rules in detail.
 */
export function KeyFacts({ figures = [], facts, country }: KeyFactsProps) {
  return (
    <List>
      {figures.map((fact) => (
        <Line key={fact.label} size="large" {...{ fact, country }} />
      ))}
      {facts.map((fact) => (
        <Line key={fact.label} {...{ fact, country }} />
      ))}
    </List>
  );
}

interface LineProps {
  fact: KeyFact;
  country: string | undefined;
  size?: 'large';
}

function Line({ fact, country, size }: LineProps) {
  const { label, value, remark } = fact;
  return (
    <Fact data-size={size}>
      <dt>{label}</dt>
      <dd>
        {value ? <Parts text={value} /> : <AskUsLink subject={questionSubject(country, label)} />}
      </dd>
      {remark && <dd>{remark}</dd>}
    </Fact>
  );
}

/** Wraps a text between its '; ' separated parts rather than within one. */
function Parts({ text }: { text: string }) {
  const parts = text.split('; ');
  return parts.map((part, index) => (
    <Fragment key={part}>
      <span>{index < parts.length - 1 ? `${part};` : part}</span>{' '}
    </Fragment>
  ));
}
