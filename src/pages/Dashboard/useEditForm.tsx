import { useRef, useState } from 'react';
import { safeParse } from 'valibot';
import type { Kind } from '#contracts/kind.ts';
import { request, requestJson } from '#src/api/client.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { useAccountDraft } from '#src/drafts/AccountDrafts.tsx';
import type { FieldValues } from '#src/drafts/draftStore.ts';
import { useMutation } from '#src/lib/useMutation.ts';
import { capitalize } from '#src/lib/wording.ts';
import type { EditorProps } from './LoadedResource.tsx';
import { useConflict, type Versioned, valuesOf } from './useConflict.tsx';

/** Said in a form after a failure for which the server gives no reason. */
export const NOT_SAVED = 'Not saved. Your text is still here: please try again.';

/** Said when an entry is saved while it is not decided whose text is kept. */
const CHOOSE = 'Not saved: someone else has also changed it. Choose above whose text to keep.';

/** The server no longer publishes the entry, so that saving cannot succeed. */
const goneText = (noun: string, hasDrafts: boolean) =>
  `This ${noun} is deleted${hasDrafts ? ' or is a draft now' : ''}. Copy your text if you still need it, then click Cancel.`;

/**
 * The props of an edit dialog, whose fields start from `saved`. The dialog closes on success and
 * stays open on failure; if someone else was faster it shows both texts.
 */
export function useEditForm<T extends Versioned, Values extends FieldValues>(
  { noun, list, get, update, drafts, readsUpdated = false }: Kind<T, unknown, unknown>,
  saved: Values,
  { entry, onUpdated, onSaved, onClose, onGone }: EditorProps<T>,
) {
  const draft = useAccountDraft(`${noun}:${entry._id}`, saved);
  const { values, isChanged, change, discard } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();

  async function send(): Promise<'saved'> {
    const { base } = conflict;
    const before = valuesOf(base, values);
    // What the entry did not have and still has not is not sent.
    const changed = Object.entries(values).filter(([name, text]) => text !== before[name]);
    const edited = { ...base, ...Object.fromEntries(changed) };
    const body = { ...edited, version: base.updatedAt ?? '' };
    const response = await request(update, { id: base._id, body });
    // Other servers may answer with anything.
    const { success, output } = safeParse(update.response, response);
    onUpdated(
      success && readsUpdated
        ? output
        : { ...edited, updatedAt: success ? output.updatedAt : undefined },
    );
    return 'saved';
  }
  const { isPending, mutate } = useMutation(async () => {
    const outcome = await send().catch(conflict.resolve);
    // Both texts are shown: a toast would cover what stands above them.
    if (outcome === 'shown') return;
    if (outcome !== 'saved') {
      toast.error(`Failed to update ${noun}`);
      setProblem(outcome === 'gone' ? goneText(noun, drafts !== undefined) : NOT_SAVED);
      if (outcome === 'gone') onGone();
      return;
    }
    onClose();
    discard();
    onSaved();
    toast.success(`${capitalize(noun)} updated successfully`);
  });
  const conflict = useConflict({
    ...{ noun, entry, draft, form, onUpdated },
    isSending: isPending,
    async load() {
      if (get) return (await requestJson(get, { id: entry._id })).data;
      return (await requestJson(list)).data.find(({ _id }) => _id === entry._id);
    },
    onKeep() {
      if (form.current?.reportValidity()) save();
    },
  });

  function save() {
    setProblem(null);
    void mutate();
  }

  return {
    ref: form,
    values,
    isChanged,
    isSending: isPending,
    problem: problem === CHOOSE && !conflict.isUndecided ? null : problem,
    note: conflict.note,
    onChange: change,
    onSubmit() {
      if (conflict.isUndecided) setProblem(CHOOSE);
      else save();
    },
    onCancel() {
      discard();
      onClose();
    },
  };
}
