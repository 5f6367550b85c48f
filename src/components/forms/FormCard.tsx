import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode, Ref, SubmitEvent } from 'react';
import { LoadingButton } from '#src/components/ui/LoadingButton.tsx';
import { isShortcut } from '#src/lib/isShortcut.ts';
import { radius } from '#src/theme/tokens.ts';
import { FormProblem } from './FormProblem.tsx';

export interface FormCardProps {
  /** While true, further submits are ignored. Default: false. */
  isSending?: boolean;
  /** Why sending has failed, shown above the button. */
  problem?: string | null;
  /** Called when the form is submitted with valid fields. */
  onSubmit: () => void;
  /** Called on Ctrl or Cmd with S, such as to save a draft. */
  onSave?: (() => void) | undefined;
  /** The form element. */
  ref?: Ref<HTMLFormElement>;
}

interface FormCardFrameProps extends FormCardProps {
  /** The name of the form. */
  title: string;
  /** The label of the button that sends. Default: the title. */
  submitLabel?: string;
  /** A button beside the one that sends. */
  secondary?: ReactNode;
  /** The form's fields, one per row. */
  children: ReactNode;
}

const Card = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 22,
  maxWidth: 760,
  padding: 'clamp(20px, 3vw, 36px)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.medium,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/**
 * A form on a card: one field per row, then the submit button.
 *
 * For a form that is the page's main content; one or two fields of an entry are edited in an
 * EditDialog.
 *
 * **Keyboard:** `Ctrl+S` saves, where there is something to save to.
 */
export function FormCard({
  title,
  submitLabel = title,
  secondary,
  children,
  isSending = false,
  problem = null,
  onSubmit,
  onSave,
  ref,
}: FormCardFrameProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isSending) onSubmit();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!onSave || !isShortcut(event, 's')) return;
    event.preventDefault();
    if (!isSending) onSave();
  }
  return (
    <Card ref={ref} method="post" onSubmit={submit} onKeyDown={onKeyDown} aria-label={title}>
      {children}
      <FormProblem>{problem}</FormProblem>
      <Buttons>
        <LoadingButton type="submit" size="large" isBusy={isSending}>
          {submitLabel}
        </LoadingButton>
        {secondary}
      </Buttons>
    </Card>
  );
}
