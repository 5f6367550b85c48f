import { styled } from '@mui/material/styles';
import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { type InboxMessage, MAX_NOTE_LENGTH } from '#contracts/inbox.ts';
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
import type { ResourceItemsProps } from '../LoadedResource.tsx';
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

/** Said in the form if the message was deleted before the note was saved. */
const GONE =
  'Not saved: this message has been deleted. Your note is still here: put the message back from the bin, or copy the note.';

const NoteForm = styled('form')({ display: 'grid', gap: 20, maxWidth: '65ch', marginTop: 12 });

const Day = styled(Field)({ maxWidth: 220 });

/** The form for a note that colleagues read, and for the day to come back to a message. */
function Note({ message, onUpdated }: Omit<ChangeProps, 'onGone'>) {
  const { _id, note, followUpOn, notedAt } = message;
  const saved = { note, followUpOn: followUpOn ?? '' };
  const { values, status, change, discard } = useAccountDraft(`message:${_id}`, saved);
  const toast = useToast();
  /** Another form takes the place of this one, and with it of the field that has the focus. */
  function replace(updated: InboxMessage) {
    flushSync(() => onUpdated(updated));
    document.getElementById(_id)?.querySelector('summary')?.focus();
  }
  // The form stays, also if the message is gone.
  const onFailed = useFailedChange({ message, onUpdated: replace, onGone: () => undefined });
  const save = () =>
    saveNote(_id, {
      note: values.note,
      followUpOn: values.followUpOn || null,
      version: notedAt,
    });
  const { error, isPending, mutate } = useMutation(save, {
    onSuccess(updated) {
      discard();
      replace(updated);
      toast.success('Note saved');
    },
    onError: (failure) => onFailed(failure, 'Failed to save note'),
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
        <FormProblem>{isNotFound(error) ? GONE : problem}</FormProblem>
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
  const { isPending, mutate } = useMutation(
    async (send: () => Promise<InboxMessage>, done: string) => {
      onUpdated(await send());
      toast.success(done);
    },
    { onError: (error) => onFailed(error, 'Failed to update message') },
  );
  return (
    <MessageItem
      message={message}
      isMine={session.status === 'signed-in' && takenBy === session.username}
      isSaving={isPending}
      onStatus={(status) =>
        void mutate(
          () => setMessageStatus(_id, status),
          `Message marked as ${status === 'done' ? 'answered' : status}`,
        )
      }
      onTake={(isTaken) =>
        void mutate(
          () => takeMessage(_id, isTaken, takenBy),
          isTaken ? 'You take care of this message' : 'Message given back',
        )
      }
      onDelete={() => onDelete(message)}
      choice={renderChoice(message)}
    >
      <Note key={notedAt} {...props} />
    </MessageItem>
  );
}
