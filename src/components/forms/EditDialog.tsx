import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useId,
  useState,
} from 'react';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { LoadingButton } from '#src/components/ui/LoadingButton.tsx';
import { isShortcut } from '#src/lib/isShortcut.ts';
import { FormProblem } from './FormProblem.tsx';

export interface EditDialogProps {
  /** While true, further submits are ignored. Default: false. */
  isSending?: boolean;
  /** Why saving has failed, shown above the buttons. */
  problem?: string | null;
  /** Shown above the fields, such as a DraftNotice. */
  note?: ReactNode;
  /** True if something was typed that is not saved: then Cancel asks first. Default: false. */
  isChanged?: boolean;
  /** Called on Cancel, which discards the draft. */
  onCancel: () => void;
  /** Called on Escape or a click on the backdrop, which keep the draft. */
  onLeave: () => void;
  /** Called when the form is submitted with valid fields. */
  onSubmit: () => void;
  /** The form element. */
  ref?: Ref<HTMLFormElement>;
}

interface EditDialogFrameProps extends EditDialogProps {
  /** The dialog's heading. */
  title: string;
  /** The label of the button that saves. */
  submitLabel: string;
  /** The form's fields. */
  children: ReactNode;
  /** Shown beside the fields in a wide window, and below them in a narrow one. */
  aside?: ReactNode;
}

const Content = styled(DialogContent)(({ theme }) => ({
  // Room for the label on the first field's border, which the content would clip.
  '&&': { paddingTop: 8 },
  '&[data-aside]': {
    display: 'grid',
    gap: 24,
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'start',
    },
  },
}));

const Fields = styled('div')({ display: 'grid', gap: 20, minWidth: 0 });

/**
 * The frame of an edit dialog: title, fields, Cancel and the submit button.
 *
 * For a few fields; a longer form needs a page.
 *
 * **Keyboard:** `Tab` stays in the dialog, `Ctrl+S` and `Enter` in a field of one line save.
 * `Escape` closes it and keeps the draft; Cancel discards it, and asks before if something was
 * typed.
 */
export function EditDialog({
  title,
  submitLabel,
  children,
  aside,
  isSending = false,
  problem = null,
  note,
  isChanged = false,
  onCancel,
  onLeave,
  onSubmit,
  ref,
}: EditDialogFrameProps) {
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isSending) onSubmit();
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (!isShortcut(event, 's')) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    // As a whole, because in a low window its title and buttons leave no room for the fields.
    <Dialog
      open
      fullWidth
      maxWidth={aside ? 'lg' : 'md'}
      scroll="body"
      onClose={onLeave}
      aria-labelledby={titleId}
    >
      <form ref={ref} method="post" onSubmit={submit} onKeyDown={onKeyDown}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <Content data-aside={aside ? true : undefined}>
          <Fields>
            {note}
            {children}
            <FormProblem>{problem}</FormProblem>
          </Fields>
          {aside}
        </Content>
        <DialogActions>
          <Button variant="outlined" onClick={() => (isChanged ? setIsAsking(true) : onCancel())}>
            Cancel
          </Button>
          <LoadingButton type="submit" isBusy={isSending}>
            {submitLabel}
          </LoadingButton>
        </DialogActions>
      </form>
      {isAsking && (
        <ConfirmDialog
          question="Throw away what you typed?"
          subject="It is not saved, and cannot be brought back. Escape, or a tap beside the form, keeps it."
          cancelLabel="Keep writing"
          confirmLabel="Throw away"
          onCancel={() => setIsAsking(false)}
          onConfirm={onCancel}
        />
      )}
    </Dialog>
  );
}
