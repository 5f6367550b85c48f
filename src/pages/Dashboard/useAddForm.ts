import { useRef, useState } from 'react';
import { serverMessage } from '#src/api/client.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { focusFirstField } from '#src/components/forms/focusFirstField.ts';
import type { FieldValues } from '#src/drafts/draftStore.ts';
import { useDraft } from '#src/drafts/useDraft.ts';
import { useMutation } from '#src/lib/useMutation.ts';
import { capitalize } from '#src/lib/wording.ts';
import { NOT_SAVED } from './notSaved.ts';

interface AddFormOptions<Values extends FieldValues> {
  /** What the entry is: 'blog'. */
  noun: string;
  empty: Values;
  /** Sends the values. The key is the same for the same values that are sent again. */
  create: (values: Values, idempotencyKey: string) => Promise<unknown>;
}

/**
 * The props of a form that adds an entry, and of its draft notice. Success empties the form and
 * starts the next entry.
 */
export function useAddForm<Values extends FieldValues>({
  noun,
  empty,
  create,
}: AddFormOptions<Values>) {
  const { values, status, change, discard, idempotencyKey } = useDraft(`add-${noun}`, empty);
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const { isPending, mutate } = useMutation(create, {
    onSuccess() {
      toast.success(`${capitalize(noun)} added successfully!`);
      clear();
    },
    onError(error) {
      const message = serverMessage(error);
      toast.error(message ?? `Failed to submit ${noun}. Please try again.`);
      setProblem(message ? `Not saved: ${message}` : NOT_SAVED);
    },
  });

  function clear() {
    discard();
    focusFirstField(form.current);
  }

  return {
    draft: { status, discardLabel: 'Clear the form', onDiscard: clear },
    form: {
      ref: form,
      values,
      problem,
      isSending: isPending,
      onChange: change,
      onSubmit() {
        setProblem(null);
        void mutate(values, idempotencyKey());
      },
    },
  };
}
