import { randomKey } from '#src/lib/randomKey.ts';
import type { KeyValueStorage } from '#src/lib/storage.ts';

/** The fields of a form, all text. */
export type FieldValues = Readonly<Record<string, string>>;

interface DraftState<Values extends FieldValues> {
  readonly values: Values;
  /** 'restored': typed before this form was opened; 'stale': the saved text has changed since. */
  readonly status: 'clean' | 'restored' | 'stale';
}

/** The values that were last sent, with their key. */
interface Attempt<Values extends FieldValues> {
  readonly key: string;
  readonly values: Values;
}

type Properties = Readonly<Record<string, unknown>>;

/** The stored fields of a form, each missing one from `saved`; undefined if none fits. */
function readFields<Values extends FieldValues>(value: unknown, saved: Values): Values | undefined {
  const stored: Properties = Object(value);
  const fields = Object.entries(stored).filter(([name]) => Object.hasOwn(saved, name));
  const isText = fields.length > 0 && fields.every(([, text]) => typeof text === 'string');
  return isText ? { ...saved, ...Object.fromEntries(fields) } : undefined;
}

function sameValues(a: FieldValues, b: FieldValues): boolean {
  return Object.keys(a).every((name) => a[name] === b[name]);
}

/** The values that were typed, with the new saved text in the fields that nobody has typed into. */
function mergeValues<Values extends FieldValues>(typed: Values, before: Values, saved: Values) {
  const changed = Object.entries(typed).filter(([name, text]) => text !== before[name]);
  return { ...saved, ...Object.fromEntries(changed) };
}

/** The properties of a stored object; none if the text is not JSON. */
function parse(text: string | null): Properties {
  try {
    return Object(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

/** Returns the stored draft if it fits the form's fields and was typed after `oldest`. */
function readDraft<Values extends FieldValues>(text: string | null, saved: Values, oldest: number) {
  const draft = parse(text);
  const typed = readFields(draft.values, saved);
  const before = readFields(draft.saved, saved);
  const values = typed && before ? mergeValues(typed, before, saved) : typed;
  const isTooOld = !(Number(draft.typedAt ?? 0) >= oldest);
  if (!values || isTooOld || sameValues(saved, values)) return null;
  const isCurrent = before !== undefined && sameValues(saved, before);
  const attempt: Properties = Object(draft.attempt);
  const sent = readFields(attempt.values, saved);
  const state: DraftState<Values> = { values, status: isCurrent ? 'restored' : 'stale' };
  return {
    state,
    attempt: typeof attempt.key === 'string' && sent ? { key: attempt.key, values: sent } : null,
  };
}

/**
 * Stores what is typed into one form on every key, so that a reload, an automatic logout or a
 * closed page loses nothing. Values equal to the saved text are not stored. A draft is deleted when
 * it is read `maxAgeMs` after its last change; by default never.
 */
export function createDraftStore<Values extends FieldValues>(
  storage: KeyValueStorage,
  name: string,
  initial: Values,
  maxAgeMs = Number.POSITIVE_INFINITY,
) {
  let saved = initial;
  const clean: DraftState<Values> = { values: initial, status: 'clean' };
  const key = `draft:${name}`;
  const listeners = new Set<() => void>();
  let state: DraftState<Values> | null = null;
  let attempt: Attempt<Values> | null = null;

  function getState(): DraftState<Values> {
    if (state) return state;
    const text = storage.getItem(key);
    const draft = readDraft(text, saved, Date.now() - maxAgeMs);
    if (text !== null && !draft) storage.removeItem(key);
    state = draft?.state ?? clean;
    attempt = draft?.attempt ?? null;
    return state;
  }

  /** Values equal to the saved text are no draft, and what was sent of it is done with. */
  function store(values: Values): void {
    if (sameValues(saved, values)) {
      attempt = null;
      storage.removeItem(key);
    } else storage.setItem(key, JSON.stringify({ saved, values, typedAt: Date.now(), attempt }));
  }

  function setState(next: DraftState<Values>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The state without a draft, as on the server. */
    clean,
    /** Returns the current state: the same object until it changes. */
    getState,
    change(changed: Partial<Values>) {
      const { values: current, status } = getState();
      const values = { ...current, ...changed };
      store(values);
      setState({ values, status });
    },
    /** Deletes the draft and returns to the saved text. */
    discard() {
      store(saved);
      setState({ values: saved, status: 'clean' });
    },
    /** True if the values differ from the saved text. */
    isChanged: () => !sameValues(saved, getState().values),
    /** Starts from another saved text. Only what was typed stays as it is. */
    rebase(next: Values) {
      const values = mergeValues(getState().values, saved, next);
      saved = next;
      store(values);
      setState({ values, status: 'clean' });
    },
    /** Returns the key of the request that sends the values, the same for the same values. */
    idempotencyKey() {
      const { values } = getState();
      const sent = attempt && sameValues(attempt.values, values) ? attempt : null;
      const current = sent ?? { key: randomKey(), values };
      attempt = current;
      store(values);
      return current.key;
    },
  };
}
