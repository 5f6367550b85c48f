import { useNavigate } from 'react-router-dom';
import { draftEndpoints } from '#contracts/blogs.ts';
import { failureMessage, requestJson } from '#src/api/client.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { readCaret } from '#src/components/forms/caret.ts';
import type { FieldValues } from '#src/drafts/draftStore.ts';
import { useMutation } from '#src/lib/useMutation.ts';
import { paths } from '#src/pageTable.ts';

/** The address where a draft is edited. */
export const draftHref = (id: string) => `${paths.addBlog}?draft=${encodeURIComponent(id)}`;

/** Saves what is typed as a draft on the server and opens it there. */
export function useSaveDraft(
  values: FieldValues,
  idempotencyKey: () => string,
  setProblem: (problem: string | null) => void,
  onSaved: () => void,
) {
  const toast = useToast();
  const navigate = useNavigate();
  const { format, ...texts } = values;
  const isEmpty = Object.values(texts).every((text) => text.trim() === '');
  const { isPending, mutate } = useMutation(
    () => {
      setProblem(null);
      const key = { idempotencyKey: idempotencyKey() };
      return requestJson(draftEndpoints.createDraft, { body: values, ...key });
    },
    {
      onSuccess({ data }) {
        onSaved();
        toast.success('Draft saved');
        // The form of the draft goes on there.
        void navigate(draftHref(data._id), { state: { caret: readCaret() } });
      },
      onError: (error) => setProblem(`Not saved: ${failureMessage(error)}`),
    },
  );
  function save() {
    if (isEmpty) toast.error('There is nothing to save yet.');
    else void mutate();
  }
  return { isPending, save };
}
