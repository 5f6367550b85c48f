import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { noticeFrame } from './noticeFrame.ts';

const Box = styled('div')(({ theme }) => ({
  ...noticeFrame(theme),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '12px 16px',
  maxWidth: '72ch',
  overflowWrap: 'anywhere',
  '&:not(:last-child)': { marginBottom: 24 },
  // A form has a gap between its children.
  'form > &&, form > * > &&': { marginBottom: 0 },
  '@media print': { backgroundColor: 'transparent' },
  '& p': { margin: 0 },
}));

/** The text fills the line; the button is below it in a narrow box. */
const Text = styled('div')({ flex: '1 1 12rem', minWidth: 0 });

interface CalloutProps {
  /** The note. */
  children: ReactNode;
  /** True if something has failed: then it is red. Default: a note. */
  isError?: boolean;
  /** The label of a button beside the text, and what a click on it calls. */
  action?: { label: string; onClick: () => void };
  /** An 'alert' interrupts the screen reader. Default: 'status'. */
  role?: 'alert' | 'status';
  /** The id that a field refers to. */
  id?: string;
  /** True if it takes the focus when it appears. Default: false. */
  takesFocus?: boolean;
}

const focus = (box: HTMLElement | null) => box?.focus();

/**
 * A short note that the reader should know before going on, or what has failed.
 *
 * For a condition that stays on the page, such as being offline; use `useToast` to confirm an
 * action, and FormProblem for a form that was not sent.
 */
export function Callout({
  children,
  isError = false,
  action,
  role = 'status',
  id,
  takesFocus = false,
}: CalloutProps) {
  return (
    <Box
      id={id}
      role={role}
      data-error={isError || undefined}
      {...(takesFocus && { ref: focus, tabIndex: -1 })}
    >
      <Text>{children}</Text>
      {action && (
        <Button size="small" variant="outlined" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </Box>
  );
}
