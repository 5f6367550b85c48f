import { serverMessage } from '#src/api/client.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import type { FieldValues } from '#src/drafts/draftStore.ts';
import { useDraft } from '#src/drafts/useDraft.ts';
import { useMutation } from '#src/lib/useMutation.ts';

interface AddFormOptions<Values extends FieldValues> {
  /** The name of the draft. */
  name: string;
  empty: Values;
  create: (values: Values) => Promise<unknown>;
  success: string;
  /** Shown if the server's response has no message. */
  failure: string;
}

/** The props of a form that adds an entry, and of its draft notice. Success empties the form. */
export function useAddForm<Values extends FieldValues>({
  name,
  empty,
  create,
  success,
  failure,
}: AddFormOptions<Values>) {
  const { values, status, change, discard } = useDraft(name, empty);
  const toast = useToast();
  const { isPending, mutate } = useMutation(create, {
    onSuccess() {
      discard();
      toast.success(success);
    },
    onError: (error) => toast.error(serverMessage(error) ?? failure),
  });
  return {
    draft: { status, discardLabel: 'Clear the form', onDiscard: discard },
    form: {
      values,
      isSending: isPending,
      onChange: change,
      onSubmit: () => void mutate(values),
    },
  };
}
