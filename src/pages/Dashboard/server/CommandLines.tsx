import { styled } from '@mui/material/styles';
import { radius } from '#src/theme/tokens.ts';

const Lines = styled('pre')(({ theme }) => ({
  margin: '8px 0',
  padding: '10px 14px',
  // A long line breaks: on a phone nobody sees what is beside the window.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...theme.typography.body2,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.small,
  // The fonts of the site: a monospaced one would have to be loaded. A line that breaks is indented.
  '& code': {
    display: 'block',
    paddingLeft: '1.5em',
    textIndent: '-1.5em',
    fontFamily: 'inherit',
  },
}));

interface CommandLinesProps {
  /** A line for each command, as somebody types it. */
  lines: readonly string[];
}

/** Lines to type on the server or to write into a file, as they are. */
export function CommandLines({ lines }: CommandLinesProps) {
  return (
    <Lines>
      {lines.map((line) => (
        <code key={line}>{line}</code>
      ))}
    </Lines>
  );
}
