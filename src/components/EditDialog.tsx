import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { BusyButton } from './BusyButton.tsx';

export interface EditDialogProps {
  isSending?: boolean;
  /** Why the last attempt cannot succeed, where there is more to say than that it failed. */
  problem?: string | null;
  /** What stands above the fields, such as a KeptTextNote. */
  note?: ReactNode;
  /** Cancel was pressed: what was typed is given up. */
  onCancel: () => void;
  /** Escape, or a click beside the dialog: it closes, and what was typed is worth keeping. */
  onLeave: () => void;
  onSubmit: () => void;
}

interface EditDialogFrameProps extends EditDialogProps {
  title: string;
  submitLabel: string;
  children: ReactNode;
}

// The form stands between the dialog's sheet and its parts: it must hand on that the middle scrolls.
const Form = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0 });

const Fields = styled(DialogContent)({
  display: 'grid',
  gap: 20,
  // Room for the label on the field's border, which the content would clip.
  '&&': { paddingTop: 8 },
});

/**
 * The frame of the dialogs that edit something: title, fields, Cancel and the way to save.
 *
 * For an edit of one or two fields; more of them need a page.
 */
export function EditDialog({
  title,
  submitLabel,
  children,
  isSending = false,
  problem = null,
  note,
  onCancel,
  onLeave,
  onSubmit,
}: EditDialogFrameProps) {
  const titleId = useId();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isSending) onSubmit();
  }

  return (
    <Dialog open fullWidth maxWidth="md" onClose={onLeave} aria-labelledby={titleId}>
      <Form onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <Fields>
          {problem !== null && (
            <Alert severity="warning" variant="outlined">
              {problem}
            </Alert>
          )}
          {note}
          {children}
        </Fields>
        <DialogActions>
          <Button color="inherit" onClick={onCancel}>
            Cancel
          </Button>
          <BusyButton type="submit" isBusy={isSending}>
            {submitLabel}
          </BusyButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
