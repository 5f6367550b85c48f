import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DeferredContent } from '#src/hydration/DeferredContent.tsx';
import { useOpenInPrint } from './useOpenInPrint.ts';

interface MoreProps {
  /** The content in a few words. */
  summary: string;
  /** Shown when the reader asks for it, finds it by the browser's search, or prints the page. */
  children: ReactNode;
  /** Opens it when it becomes true; it never closes by itself. Default: false. */
  isOpen?: boolean;
  /** The id of its summary: a link to it opens it. */
  id?: string;
  className?: string;
}

const Root = styled('details')(({ theme }) => ({
  marginTop: 4,
  '& > summary': {
    ...theme.typography.body1,
    width: 'fit-content',
    paddingBlock: 5,
    // The second line begins below the text and not below the triangle.
    paddingInlineStart: '1.1em',
    textIndent: '-1.1em',
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textUnderlineOffset: 4,
  },
  '@media print': {
    // A small heading, without the triangle.
    '& > summary': {
      display: 'block',
      marginBlock: '4px 2px',
      padding: 0,
      textIndent: 0,
      color: 'inherit',
      textDecoration: 'none',
      breakAfter: 'avoid',
    },
    '&::details-content': { contentVisibility: 'visible' },
  },
}));

/**
 * The rest of a section, which few readers need at once. It opens without a script.
 *
 * For what we add; what everybody must read is on the page itself.
 */
export function More({ summary, children, isOpen = false, id, className }: MoreProps) {
  const root = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [wasToggled, setWasToggled] = useState(false);
  useOpenInPrint(root);
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <div ref={root} className={className}>
      <Root ref={details} onToggle={() => setWasToggled(true)}>
        <summary id={id}>{summary}</summary>
        <DeferredContent isNeeded={isOpen || wasToggled}>
          <div>{children}</div>
        </DeferredContent>
      </Root>
    </div>
  );
}
