import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { LoadingButton } from '#src/components/ui/LoadingButton.tsx';

interface ConfirmDialogProps {
  /** Such as 'Are you sure you want to delete this blog?'. */
  question: string;
  /** What is deleted, such as the title of a blog. */
  subject?: string;
  isSending?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/**
 * Asks for confirmation before a permanent deletion. Cancel has focus, so that Enter deletes nothing.
 *
 * Only for actions that cannot be undone.
 */
export function ConfirmDialog({
  question,
  subject,
  isSending = false,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  const questionId = useId();
  const subjectId = useId();
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      // As a whole, like the edit dialog.
      scroll="body"
      onClose={onCancel}
      aria-labelledby={questionId}
      {...(subject !== undefined && { 'aria-describedby': subjectId })}
    >
      <DialogTitle id={questionId}>{question}</DialogTitle>
      {subject !== undefined && (
        <DialogContent>
          <DialogContentText id={subjectId}>{subject}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button autoFocus color="inherit" variant="outlined" onClick={onCancel}>
          Cancel
        </Button>
        <LoadingButton isBusy={isSending} onClick={onConfirm}>
          Delete
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
