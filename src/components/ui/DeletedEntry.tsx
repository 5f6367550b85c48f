import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

interface DeletedEntryProps {
  /** The title of what was deleted. */
  title: string;
  /** While true, a press does nothing. */
  isBusy: boolean;
  /** Called when Undo is pressed. */
  onUndo: () => void;
}

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

/**
 * Stands in a list where an entry was that somebody has just deleted, and puts it back.
 *
 * Only where the server keeps what was deleted.
 */
export function DeletedEntry({ title, isBusy, onUndo }: DeletedEntryProps) {
  const titleId = useId();
  return (
    <Line>
      <span id={titleId}>{title}</span>
      <strong>Deleted.</strong>
      <Button
        size="small"
        variant="outlined"
        aria-describedby={titleId}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onUndo()}
      >
        Undo
      </Button>
    </Line>
  );
}
