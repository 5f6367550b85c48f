import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode, Ref, SubmitEvent } from 'react';
import { LoadingButton } from '#src/components/ui/LoadingButton.tsx';
import { isShortcut } from '#src/lib/isShortcut.ts';
import { radius } from '#src/theme/tokens.ts';
import { FormProblem } from './FormProblem.tsx';

export interface FormCardProps {
  /** While true, further submits are ignored. Default: false. */
  isSending?: boolean;
  /** While true, the button that saves is busy, and further saves are ignored. Default: false. */
  isSaving?: boolean;
  /** The reason why sending has failed, shown above the button. */
  problem?: string | null;
  /** Called when the form is submitted with valid fields. */
  onSubmit: () => void;
  /** Called on Ctrl or Cmd with S and by the button of `saveLabel`, such as to save a draft. */
  onSave?: (() => void) | undefined;
  /** The label of a button that saves, beside the one that sends; without it there is none. */
  saveLabel?: string | undefined;
  /** The form element. */
  ref?: Ref<HTMLFormElement>;
}

interface FormCardFrameProps extends FormCardProps {
  /** The name of the form. */
  title: string;
  /** The label of the button that sends. Default: the title. */
  submitLabel?: string;
  /** The form's fields, one per row. */
  children: ReactNode;
}

/** The frame of a form. */
export const Card = styled('form')(({ theme }) => ({
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
  children,
  isSending = false,
  isSaving = false,
  problem = null,
  onSubmit,
  onSave,
  saveLabel,
  ref,
}: FormCardFrameProps) {
  const isBusy = isSending || isSaving;
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isBusy) onSubmit();
  }
  /** Fields may be empty, but what is typed by half, such as a day, would be lost or refused. */
  function save({ elements }: HTMLFormElement) {
    const wrong = [...elements]
      .filter((element) => element instanceof HTMLInputElement)
      .find(({ type, value, validity }) => {
        // Half a day has no value either.
        const isBlank = type === 'text' && value.trim() === '';
        return !validity.valid && !validity.valueMissing && !isBlank;
      });
    if (wrong) wrong.reportValidity();
    else if (!isBusy) onSave?.();
  }
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (!onSave || !isShortcut(event, 's')) return;
    event.preventDefault();
    save(event.currentTarget);
  }
  return (
    <Card ref={ref} method="post" onSubmit={submit} onKeyDown={onKeyDown} aria-label={title}>
      {children}
      <FormProblem>{problem}</FormProblem>
      <Buttons>
        <LoadingButton
          type="submit"
          size="large"
          isBusy={isSending && !isSaving}
          aria-disabled={isBusy}
        >
          {submitLabel}
        </LoadingButton>
        {saveLabel && (
          <LoadingButton
            name="save"
            variant="outlined"
            size="large"
            isBusy={isSaving}
            aria-disabled={isBusy}
            onClick={({ currentTarget: { form } }) => form && save(form)}
          >
            {saveLabel}
          </LoadingButton>
        )}
      </Buttons>
    </Card>
  );
}
