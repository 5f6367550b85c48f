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
  /** The object of the question, such as the title of a blog. */
  subject: string;
  /** The consequence: 'This cannot be undone.'. */
  note?: string;
  /** Default: 'Cancel'. */
  cancelLabel?: string;
  /** Default: 'Delete'. */
  confirmLabel?: string;
  /** While true, it stays open, and further confirmations are ignored. Default: false. */
  isSending?: boolean;
  /** Called on Cancel, on Escape and on a click on the backdrop. */
  onCancel: () => void;
  /** Called when the question is confirmed. */
  onConfirm: () => void;
}

/**
 * Asks for confirmation before something goes. Cancel has focus, so that Enter deletes nothing.
 *
 * Only for actions by which others lose something; use EditDialog to change an entry.
 *
 * **Keyboard:** The focus starts on 'Cancel'. `Tab` stays in the dialog, `Escape` cancels, and the
 * focus returns to the button that opened it.
 */
export function ConfirmDialog({
  question,
  subject,
  note,
  cancelLabel = 'Cancel',
  confirmLabel = 'Delete',
  isSending = false,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  const subjectId = useId();
  const cancel = () => !isSending && onCancel();
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      // As a whole, like the edit dialog.
      scroll="body"
      onClose={cancel}
      aria-describedby={subjectId}
    >
      <DialogTitle>{question}</DialogTitle>
      <DialogContent>
        <div id={subjectId}>
          <DialogContentText>{subject}</DialogContentText>
          {note && <DialogContentText sx={{ mt: 1 }}>{note}</DialogContentText>}
        </div>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="outlined" onClick={cancel}>
          {cancelLabel}
        </Button>
        <LoadingButton color="error" isBusy={isSending} onClick={onConfirm}>
          {confirmLabel}
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
