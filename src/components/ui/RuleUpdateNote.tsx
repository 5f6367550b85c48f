import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type RuleUpdate, updateText } from '#src/domain/source.ts';

interface RuleUpdateNoteProps {
  /** The new figure or sentence, with its source and month. */
  update: RuleUpdate;
  /** Without the explanation and the source, which are elsewhere on the page. Default: false. */
  isShort?: boolean;
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
 * The rule to plan with: what an official body says now, with the month of our last look and the
 * source.
 *
 * Directly below the outdated figure; use SourceList for a figure that still holds.
 */
export function RuleUpdateNote({ update, isShort = false }: RuleUpdateNoteProps) {
  const { text, source } = update;
  return (
    <Note>
      <strong>{updateText(update)}</strong>
      {!isShort && (
        <>
          {` ${text} Source: `}
          {source.url ? <Link href={source.url}>{source.label}</Link> : source.label}
        </>
      )}
    </Note>
  );
}
