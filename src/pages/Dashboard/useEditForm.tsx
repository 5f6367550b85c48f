import { useRef, useState } from 'react';
import { isNotFound } from '#src/api/client.ts';
import { DraftNotice } from '#src/components/feedback/DraftNotice.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { focusFirstField } from '#src/components/forms/focusFirstField.ts';
import { useAccountDraft } from '#src/drafts/AccountDrafts.tsx';
import type { FieldValues } from '#src/drafts/draftStore.ts';
import { useMutation } from '#src/lib/useMutation.ts';
import { capitalize } from '#src/lib/wording.ts';
import type { EditorProps } from './ResourceList.tsx';
import type { Entry } from './useUrlDialog.ts';

/** Said in a form after a failure for which the server gives no reason. */
export const NOT_SAVED = 'Not saved. Your text is still here: please try again.';

/** Someone else has deleted the entry, so that saving cannot succeed. */
const goneText = (noun: string) =>
  `Someone else has deleted this ${noun}. Copy your text if you still need it, then click Cancel.`;

/**
 * The props of an edit dialog, whose fields start from `saved`. `update` sends the changes and resolves
 * with the updated entry. The dialog closes on success and stays open on failure.
 */
export function useEditForm<T extends Entry, Values extends FieldValues>(
  { noun }: { noun: string },
  saved: Values,
  { entry, onUpdated, onClose, onGone }: EditorProps<T>,
  update: (values: Values) => Promise<T>,
) {
  const { values, status, isChanged, change, discard } = useAccountDraft(
    `${noun}:${entry._id}`,
    saved,
  );
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const { isPending, mutate } = useMutation(update, {
    onSuccess(updated) {
      onUpdated(updated);
      onClose();
      discard();
      toast.success(`${capitalize(noun)} updated successfully`);
    },
    onError(error) {
      toast.error(`Failed to update ${noun}`);
      setProblem(isNotFound(error) ? goneText(noun) : NOT_SAVED);
      if (isNotFound(error)) onGone();
    },
  });

  function revert() {
    discard();
    focusFirstField(form.current);
  }

  return {
    ref: form,
    values,
    isChanged,
    isSending: isPending,
    problem,
    note: <DraftNotice status={status} discardLabel="Use the saved text" onDiscard={revert} />,
    onChange: change,
    onSubmit() {
      setProblem(null);
      void mutate(values);
    },
    onLeave: onClose,
    onCancel() {
      discard();
      onClose();
    },
  };
}
