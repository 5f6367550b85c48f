import { styled } from '@mui/material/styles';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { type InboxMessage, type InboxStatus, MAX_NOTE_LENGTH } from '#contracts/inbox.ts';
import { isConflict, isNotFound, serverMessage } from '#src/api/client.ts';
import { getMessage, saveNote, setMessageStatus, takeMessage } from '#src/api/inbox.ts';
import { useSession } from '#src/auth/SessionProvider.tsx';
import { MessageItem } from '#src/components/contact/MessageItem.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { Field } from '#src/components/forms/Field.tsx';
import { FormProblem } from '#src/components/forms/FormProblem.tsx';
import { LoadingButton } from '#src/components/ui/LoadingButton.tsx';
import { More } from '#src/components/ui/More.tsx';
import { EARLIEST_DAY } from '#src/domain/nepalTime.ts';
import { useAccountDraft } from '#src/drafts/AccountDrafts.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { KeptDraft } from '../KeptDraft.tsx';
import type { ResourceItemsProps } from '../ResourceList.tsx';
import { NOT_SAVED } from '../useEditForm.tsx';

interface ChangeProps extends Pick<ResourceItemsProps<InboxMessage>, 'onUpdated' | 'onGone'> {
  message: InboxMessage;
}

interface MessageEntryProps
  extends ChangeProps,
    Pick<ResourceItemsProps<InboxMessage>, 'onDelete' | 'renderChoice'> {}

/** Returns what to do after a failed change of a message, and shows the changes of colleagues. */
function useFailedChange({ message, onUpdated, onGone }: ChangeProps) {
  const toast = useToast();
  return async (error: unknown, text: string) => {
    toast.error((isConflict(error) && serverMessage(error)) || text);
    if (isNotFound(error)) onGone(message);
    if (isConflict(error)) await getMessage(message._id).then(onUpdated, () => undefined);
  };
}

const NoteForm = styled('form')({ display: 'grid', gap: 20, maxWidth: '65ch', marginTop: 12 });

const Day = styled(Field)({ maxWidth: 220 });

interface NoteProps extends ChangeProps {
  /** Called before the form is replaced by the one for the note that is saved now. */
  onReplace: () => void;
}

/** The form for a note that colleagues read, and for the day to come back to a message. */
function Note({ onReplace, ...props }: NoteProps) {
  const { message, onUpdated } = props;
  const { _id, note, followUpOn, notedAt } = message;
  const saved = { note, followUpOn: followUpOn ?? '' };
  const { values, status, change, discard } = useAccountDraft(`message:${_id}`, saved);
  const toast = useToast();
  const onFailed = useFailedChange(props);
  const save = () =>
    saveNote(_id, {
      note: values.note,
      followUpOn: values.followUpOn || null,
      version: notedAt,
    });
  const { error, isPending, mutate } = useMutation(save, {
    onSuccess(updated) {
      discard();
      onReplace();
      onUpdated(updated);
      toast.success('Note saved');
    },
    onError(failure) {
      if (isConflict(failure)) onReplace();
      return onFailed(failure, 'Failed to save note');
    },
  });
  const problem = error === null || isConflict(error) ? null : NOT_SAVED;
  function submit(event: SubmitEvent) {
    event.preventDefault();
    void mutate();
  }
  return (
    <More className="no-print" summary="Note and follow-up day" isOpen={status !== 'clean'}>
      <NoteForm onSubmit={submit}>
        <KeptDraft status={status} discardLabel="Use the saved text" onDiscard={discard} />
        <Field
          label="Note for colleagues"
          value={values.note}
          limit={MAX_NOTE_LENGTH}
          rows={3}
          maxRows={10}
          onChange={(text) => change({ note: text })}
        />
        <Day
          type="date"
          label="Follow up on"
          slotProps={{ input: { min: EARLIEST_DAY } }}
          value={values.followUpOn}
          onChange={(day) => change({ followUpOn: day })}
        />
        <FormProblem>{problem}</FormProblem>
        <div>
          <LoadingButton type="submit" isBusy={isPending}>
            Save
          </LoadingButton>
        </div>
      </NoteForm>
    </More>
  );
}

/** A message of the inbox, with its note and what can be done with it. */
export function MessageEntry({ onDelete, renderChoice, ...props }: MessageEntryProps) {
  const { message, onUpdated } = props;
  const { _id, takenBy, notedAt } = message;
  const { session } = useSession();
  const toast = useToast();
  const onFailed = useFailedChange(props);
  const marking = useMutation((status: InboxStatus) => setMessageStatus(_id, status), {
    onSuccess(updated) {
      onUpdated(updated);
      toast.success(`Message marked as ${updated.status === 'done' ? 'answered' : updated.status}`);
    },
    onError: (error) => onFailed(error, 'Failed to update message'),
  });
  const taking = useMutation((isTaken: boolean) => takeMessage(_id, isTaken, takenBy), {
    onSuccess(updated) {
      onUpdated(updated);
      toast.success(updated.takenBy ? 'You take care of this message' : 'Message given back');
    },
    onError: (error) => onFailed(error, 'Failed to update message'),
  });
  const isReplaced = useRef(false);
  // The field or button that had the focus is gone with the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each note has a form of its own
  useEffect(() => {
    if (isReplaced.current) document.getElementById(_id)?.querySelector('summary')?.focus();
    isReplaced.current = false;
  }, [notedAt]);
  const onReplace = () => {
    isReplaced.current = true;
  };
  return (
    <MessageItem
      message={message}
      isMine={session.status === 'signed-in' && takenBy === session.username}
      isSaving={marking.isPending || taking.isPending}
      onStatus={(status) => void marking.mutate(status)}
      onTake={(isTaken) => void taking.mutate(isTaken)}
      onDelete={() => onDelete(message)}
      choice={renderChoice(message)}
    >
      <Note key={notedAt} {...props} onReplace={onReplace} />
    </MessageItem>
  );
}
