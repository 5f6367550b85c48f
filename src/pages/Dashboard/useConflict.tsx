import { type ReactNode, type RefObject, useState } from 'react';
import { isConflict, isNotFound } from '#src/api/client.ts';
import { Conflict } from '#src/components/forms/Conflict.tsx';
import { focusFirstField } from '#src/components/forms/focusFirstField.ts';
import { Callout } from '#src/components/ui/Callout.tsx';
import type { useAccountDraft } from '#src/drafts/AccountDrafts.tsx';
import type { FieldValues } from '#src/drafts/draftStore.ts';
import { capitalize } from '#src/lib/wording.ts';
import { KeptDraft } from './KeptDraft.tsx';
import type { Entry } from './useUrlDialog.ts';

/** An entry that says when it was last changed: an update sends that as its `version`. */
export interface Versioned extends Entry {
  readonly updatedAt?: string | undefined;
}

const labels: Readonly<Record<string, string>> = {
  imageUrl: 'Picture',
  imageAlt: 'Text of the picture',
  publishedOn: 'Published on',
  format: 'Formatting',
};

/** The fields of a form as an entry has them; one that it lacks is empty. */
export function valuesOf<Values extends FieldValues>(entry: object, form: Values): Values {
  const stored: Readonly<Record<string, unknown>> = { ...entry };
  return {
    ...form,
    ...Object.fromEntries(Object.keys(form).map((name) => [name, String(stored[name] ?? '')])),
  };
}

interface ConflictOptions<T, Values extends FieldValues> {
  noun: string;
  /** The entry as it was when the form opened. */
  entry: T;
  draft: ReturnType<typeof useAccountDraft<Values>>;
  form: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  /** Fetches the entry as the server has it now; nothing if it is gone. */
  load: () => Promise<T | null | undefined>;
  /** Called with the entry as someone else has saved it. */
  onUpdated?: (entry: T) => void;
  /** Saves what is in the form. */
  onKeep: () => void;
}

/**
 * The state of a form whose entry someone else has changed: nothing is overwritten until
 * somebody has seen both texts. Returns the entry from which the form starts now, what stands above
 * the fields, `isUndecided` while that asks which text to keep, `resolve`, which takes the error of
 * an update, and `accept`, which takes the entry after one: what was typed since it was sent stays.
 */
export function useConflict<T extends Versioned, Values extends FieldValues>({
  noun,
  entry,
  draft,
  form,
  isSending,
  load,
  onUpdated,
  onKeep,
}: ConflictOptions<T, Values>) {
  const { values, status, change, discard, rebase } = draft;
  const [base, setBase] = useState(entry);
  const [view, setView] = useState<'none' | 'open' | 'editing' | 'replaced'>(
    status === 'stale' ? 'open' : 'none',
  );
  /** The typed text, after somebody has taken the other one. */
  const [replaced, setReplaced] = useState(values);

  function accept(saved: T, sent = valuesOf(saved, values)) {
    setBase(saved);
    rebase(sent);
    setView('none');
  }

  /** The fields in which the form differs from an entry. */
  function differences(stored: T) {
    const other = valuesOf(stored, values);
    return Object.entries(values).flatMap(([name, mine]) => {
      const theirs = other[name] ?? '';
      return mine === theirs ? [] : [{ label: labels[name] ?? capitalize(name), mine, theirs }];
    });
  }

  /** What has become of an update: after an answer that was lost it is saved already. */
  async function resolve(error: unknown): Promise<'saved' | 'shown' | 'gone' | 'failed'> {
    if (isNotFound(error)) return 'gone';
    if (!isConflict(error)) return 'failed';
    try {
      const theirs = await load();
      if (!theirs) return 'gone';
      accept(theirs);
      onUpdated?.(theirs);
      if (differences(theirs).length === 0) return 'saved';
      setView('open');
      return 'shown';
    } catch (loadError) {
      return isNotFound(loadError) ? 'gone' : 'failed';
    }
  }

  const fields = differences(base);
  const isUndecided = view === 'open' && fields.length > 0;

  function render(): ReactNode {
    if (isUndecided) {
      return (
        <Conflict
          noun={noun}
          fields={fields}
          isSending={isSending}
          onKeep={onKeep}
          onTake={() => {
            setReplaced(values);
            setView('replaced');
            discard();
            focusFirstField(form.current);
          }}
          onEdit={() => {
            setView('editing');
            focusFirstField(form.current);
          }}
        />
      );
    }
    if (view === 'open') return null;
    if (view === 'editing') {
      return (
        <Callout action={{ label: 'Show the differences', onClick: () => setView('open') }}>
          {`Someone else has changed this ${noun}. If you save, yours replaces theirs.`}
        </Callout>
      );
    }
    if (view === 'replaced') {
      const onClick = () => {
        change(replaced);
        setView('open');
      };
      return (
        <Callout action={{ label: 'Bring mine back', onClick }}>
          The form has the text that someone else has saved.
        </Callout>
      );
    }
    return (
      <KeptDraft
        status={status}
        discardLabel="Use the saved text"
        onDiscard={() => {
          discard();
          focusFirstField(form.current);
        }}
      />
    );
  }

  return { base, accept, resolve, isUndecided, note: render() };
}
