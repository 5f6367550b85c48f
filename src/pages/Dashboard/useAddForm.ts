import { useEffect, useRef, useState } from 'react';
import { object, safeParse } from 'valibot';
import { entryId } from '#contracts/entry.ts';
import type { Kind } from '#contracts/kind.ts';
import { request, serverMessage } from '#src/api/client.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { focusFirstField } from '#src/components/forms/focusFirstField.ts';
import { useAccountDraft } from '#src/drafts/AccountDrafts.tsx';
import type { FieldValues } from '#src/drafts/draftStore.ts';
import { useMutation } from '#src/lib/useMutation.ts';
import { capitalize } from '#src/lib/wording.ts';
import { NOT_SAVED } from './useEditForm.tsx';

/** The response of a server that names the added entry. */
const addedSchema = object({ _id: entryId });

/**
 * The props of a form that adds an entry, and of its draft notice. A field that is empty is not
 * sent. Success empties the form and starts the next entry. `added` is the one before, and `starts`
 * counts how often the form began anew: as its `key` it leaves nothing of the one before.
 */
export function useAddForm<New, Values extends FieldValues & New>(
  { noun, create }: Pick<Kind<unknown, New, unknown>, 'noun' | 'create'>,
  empty: Values,
) {
  const { values, status, change, discard, idempotencyKey } = useAccountDraft(`add-${noun}`, empty);
  const form = useRef<HTMLFormElement>(null);
  const [added, setAdded] = useState<{
    readonly values: Values;
    readonly id: string | undefined;
  }>();
  const [starts, setStarts] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();

  const { isPending, mutate } = useMutation(add, {
    onSuccess(data) {
      console.info(`${capitalize(noun)} created:`, data);
      toast.success(`${capitalize(noun)} added successfully!`);
      const result = safeParse(addedSchema, data);
      setAdded({ values, id: result.success ? result.output._id : undefined });
      clear();
    },
    onError(error) {
      const message = serverMessage(error);
      toast.error(message ?? `Failed to submit ${noun}. Please try again.`);
      setProblem(message ? `Not saved: ${message}` : NOT_SAVED);
    },
  });

  function add() {
    setProblem(null);
    const filledIn = Object.entries(values).filter(([, text]) => text !== '');
    return request<unknown>(create, {
      body: Object.fromEntries(filledIn),
      // The same key for the same values that are sent again.
      idempotencyKey: idempotencyKey(),
    });
  }

  function clear() {
    discard();
    setStarts((count) => count + 1);
  }
  useEffect(() => {
    if (starts > 0) focusFirstField(form.current);
  }, [starts]);

  return {
    idempotencyKey,
    setProblem,
    added,
    starts,
    focusForm: () => focusFirstField(form.current),
    draft: { status, discardLabel: 'Clear the form', onDiscard: clear },
    form: {
      ref: form,
      values,
      problem,
      isSending: isPending,
      onChange: change,
      /** Drafts are kept with each key; who presses Ctrl+S wants to know. */
      onSave() {
        toast.success(`Kept in this browser. 'Add ${capitalize(noun)}' puts it on the site.`);
      },
      onSubmit: () => void mutate(),
    },
  };
}
