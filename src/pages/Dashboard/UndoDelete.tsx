import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { failureMessage, isNotFound } from '#src/api/client.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { useMutation } from '#src/lib/useMutation.ts';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

interface UndoDeleteProps {
  /** The name of the entry, or how many they are. */
  title: string;
  /** Default: 'Undo'. */
  label?: string;
  putBack: () => Promise<unknown>;
  onPutBack: () => void;
  /** Called if it is not in the bin any more, such as if it is put back already. */
  onGone: () => void;
}

/** Stands where an entry was that somebody has just deleted, or above several; puts them back. */
export function UndoDelete({ title, label = 'Undo', putBack, onPutBack, onGone }: UndoDeleteProps) {
  const titleId = useId();
  const toast = useToast();
  const { isPending, mutate } = useMutation(putBack, {
    onSuccess() {
      toast.success(`Put back: ${title}`);
      onPutBack();
    },
    onError(error) {
      toast.error(failureMessage(error));
      if (isNotFound(error)) onGone();
    },
  });
  return (
    <Line>
      <span id={titleId}>{title}</span>
      <strong>Deleted.</strong>
      <Button
        size="small"
        variant="outlined"
        aria-describedby={titleId}
        aria-disabled={isPending}
        onClick={() => void mutate()}
      >
        {label}
      </Button>
    </Line>
  );
}
