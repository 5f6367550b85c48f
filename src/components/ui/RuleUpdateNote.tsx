import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { lookedUp, type RuleUpdate } from '#src/domain/source.ts';

interface RuleUpdateNoteProps {
  /** The new figure or sentence, with its source and month. */
  update: RuleUpdate;
}

const Note = styled('p')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body2,
    margin: '8px 0 0',
    paddingInlineStart: 12,
    borderInlineStart: `3px solid ${palette.secondary.main}`,
    maxWidth: '60ch',
    color: palette.text.primary,
    fontVariantNumeric: 'lining-nums',
  };
});

/**
 * What an official body says now, with the month of our last look and the source.
 *
 * Directly below the figure that it has overtaken; use SourceList for a figure that still holds.
 */
export function RuleUpdateNote({ update }: RuleUpdateNoteProps) {
  const { value, text, source } = update;
  return (
    <Note>
      <strong>{`${lookedUp(source)}: ${value}.`}</strong> {text} Source:{' '}
      {source.url ? <Link href={source.url}>{source.label}</Link> : source.label}
    </Note>
  );
}
