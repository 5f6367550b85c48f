import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent, useState } from 'react';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { LoadingButton } from '#src/components/ui/LoadingButton.tsx';
import { isShortcut } from '#src/lib/isShortcut.ts';
import { radius } from '#src/theme/tokens.ts';
import { discardQuestion } from './discardQuestion.ts';
import { FormProblem } from './FormProblem.tsx';

interface EditDialogProps {
  /** The dialog's heading. */
  title: string;
  /** The label of the button that saves. */
  submitLabel: string;
  /** The form's fields. */
  children: ReactNode;
  /** Shown beside the fields in a wide window, and below the buttons in a narrow one. */
  aside?: ReactNode;
  /** While true, further submits are ignored. Default: false. */
  isSending?: boolean;
  /** The reason why saving has failed, shown above the buttons. */
  problem?: string | null;
  /** Shown above the fields, such as a DraftNotice. */
  note?: ReactNode;
  /** True if something was typed that is not saved: then the dialog asks first. Default: false. */
  isChanged?: boolean;
  /** Called on Cancel, Escape or a click on the backdrop, which discard the draft. */
  onCancel: () => void;
  /** Called when the form is submitted with valid fields. */
  onSubmit: () => void;
  /** The form element. */
  ref?: Ref<HTMLFormElement>;
}

/** The buttons follow the fields; beside them is what only shows. */
const Form = styled('form')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    '&[data-aside]': {
      display: 'grid',
      gridTemplate:
        '"title title" "fields aside" "actions actions" / minmax(0, 3fr) minmax(0, 2fr)',
    },
    '& > .MuiDialogTitle-root': { gridArea: 'title' },
    '& > .MuiDialogContent-root': { gridArea: 'fields' },
    '& > .MuiDialogActions-root': { gridArea: 'actions' },
  },
}));

const Aside = styled('div')(({ theme }) => ({
  gridArea: 'aside',
  padding: '0 24px 24px',
  [theme.breakpoints.up('md')]: { padding: '8px 24px 20px 0' },
}));

// Room for the label on the first field's border, which the content would clip.
const Content = styled(DialogContent)({ '&&': { paddingTop: 8 } });

/** In view while the fields scroll, where the window has room for both. */
const Actions = styled(DialogActions)(({ theme }) => ({
  '@media (min-height: 600px)': {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    borderRadius: `0 0 ${radius.large}px ${radius.large}px`,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

const Fields = styled('div')({ display: 'grid', gap: 20, minWidth: 0 });

/**
 * The frame of an edit dialog: title, fields, Cancel and the submit button.
 *
 * For a few fields; a longer form needs a page.
 *
 * **Keyboard:** `Tab` stays in the dialog, `Ctrl+S` and `Enter` in a field of one line save.
 * `Escape` and Cancel discard the draft, and ask before if something was typed.
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
  onSubmit,
  ref,
}: EditDialogProps) {
  const [isAsking, setIsAsking] = useState(false);

  const cancel = () => (isChanged ? setIsAsking(true) : onCancel());

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
      onClose={cancel}
      // A paper that can scroll would keep the buttons at its own end.
      slotProps={{
        container: { sx: { scrollPaddingBottom: '6rem' } },
        paper: { sx: { overflow: 'visible' } },
      }}
    >
      <Form
        ref={ref}
        method="post"
        data-aside={aside ? true : undefined}
        onSubmit={submit}
        onKeyDown={onKeyDown}
      >
        <DialogTitle>{title}</DialogTitle>
        <Content>
          <Fields>
            {note}
            {children}
            <FormProblem>{problem}</FormProblem>
          </Fields>
        </Content>
        <Actions>
          <Button variant="outlined" onClick={cancel}>
            Cancel
          </Button>
          <LoadingButton type="submit" isBusy={isSending}>
            {submitLabel}
          </LoadingButton>
        </Actions>
        {aside && <Aside>{aside}</Aside>}
      </Form>
      {isAsking && (
        <ConfirmDialog
          {...discardQuestion}
          note="To keep it for later, press ‘Keep writing’, then Back in the browser."
          onCancel={() => setIsAsking(false)}
          onConfirm={onCancel}
        />
      )}
    </Dialog>
  );
}
