import { styled } from '@mui/material/styles';
import type { ReactNode, SubmitEvent } from 'react';
import { MAX_NOTE_LENGTH } from '#contracts/inbox.ts';
import { Field } from '#src/components/forms/Field.tsx';
import { FormProblem } from '#src/components/forms/FormProblem.tsx';
import { LoadingButton } from '#src/components/ui/LoadingButton.tsx';
import { More } from '#src/components/ui/More.tsx';

interface NoteValues {
  readonly note: string;
  /** An ISO day; empty for none. */
  readonly followUpOn: string;
}

interface MessageNoteProps {
  values: NoteValues;
  /** Called with what was typed. */
  onChange: (changed: Partial<NoteValues>) => void;
  /** Called when the form is submitted with valid fields. */
  onSubmit: () => void;
  /** While true, further submits are ignored. */
  isSending: boolean;
  /** Why it was not saved; null for no problem. */
  problem: string | null;
  /** The text about a draft. */
  notice?: ReactNode;
  /** Opens the form when it becomes true. */
  isOpen: boolean;
}

const Form = styled('form')({ display: 'grid', gap: 20, maxWidth: '65ch', marginTop: 12 });

const Day = styled(Field)({ maxWidth: 220 });

/**
 * The form for a note that colleagues read, and for the day to come back to a message.
 *
 * Below a message of the inbox, closed until somebody opens it.
 */
export function MessageNote({
  values,
  onChange,
  onSubmit,
  isSending,
  problem,
  notice,
  isOpen,
}: MessageNoteProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isSending) onSubmit();
  }
  return (
    <More summary="Note and follow-up day" isOpen={isOpen}>
      <Form onSubmit={submit}>
        {notice}
        <Field
          label="Note for colleagues"
          value={values.note}
          limit={MAX_NOTE_LENGTH}
          rows={3}
          maxRows={10}
          onChange={(note) => onChange({ note })}
        />
        <Day
          type="date"
          label="Follow up on"
          value={values.followUpOn}
          onChange={(followUpOn) => onChange({ followUpOn })}
        />
        <FormProblem>{problem}</FormProblem>
        <div>
          <LoadingButton type="submit" isBusy={isSending}>
            Save
          </LoadingButton>
        </div>
      </Form>
    </More>
  );
}
