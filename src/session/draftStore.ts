import type { KeyValueStorage } from './safeStorage.ts';

/** The fields of a form, all text. */
export type FieldValues = Readonly<Record<string, string>>;

export interface DraftState<Values extends FieldValues> {
  readonly values: Values;
  /**
   * Whether the values were typed before this screen was opened: 'kept' on the saved text as it is
   * now, 'outdated' where that has changed since.
   */
  readonly origin: 'fresh' | 'kept' | 'outdated';
}

export interface DraftStore<Values extends FieldValues> {
  subscribe(listener: () => void): () => void;
  /** Returns the state now; the same object until it changes. */
  getState(): DraftState<Values>;
  change(values: Values): void;
  /** Forgets what was typed and returns to the saved text. */
  discard(): void;
}

const STORAGE_PREFIX = 'draft:';

function isFieldValues<Values extends FieldValues>(value: unknown, like: Values): value is Values {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Object.keys(like).every((name) => typeof fields.get(name) === 'string');
}

function sameValues(a: FieldValues, b: FieldValues): boolean {
  return Object.keys(a).every((name) => a[name] === b[name]);
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns what was kept under the key, if it fits the form's fields. */
function readKept<Values extends FieldValues>(
  text: string | null,
  saved: Values,
): DraftState<Values> | null {
  const kept = parse(text);
  if (typeof kept !== 'object' || kept === null) return null;
  if (!('saved' in kept) || !('values' in kept) || !isFieldValues(kept.values, saved)) return null;
  if (sameValues(saved, kept.values)) return null;
  const isCurrent = isFieldValues(kept.saved, saved) && sameValues(saved, kept.saved);
  return { values: kept.values, origin: isCurrent ? 'kept' : 'outdated' };
}

/**
 * Keeps what somebody types in one form in browser storage, key by key, so that a reload, an
 * automatic logout or a closed window loses nothing. Values like the saved ones are not kept.
 */
export function createDraftStore<Values extends FieldValues>(
  storage: KeyValueStorage,
  name: string,
  saved: Values,
): DraftStore<Values> {
  const key = STORAGE_PREFIX + name;
  const listeners = new Set<() => void>();
  let state: DraftState<Values> | null = null;

  function getState(): DraftState<Values> {
    state ??= readKept(storage.getItem(key), saved) ?? { values: saved, origin: 'fresh' };
    return state;
  }

  function setState(next: DraftState<Values>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState,
    change(values) {
      if (sameValues(saved, values)) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify({ saved, values }));
      setState({ values, origin: getState().origin });
    },
    discard() {
      storage.removeItem(key);
      setState({ values: saved, origin: 'fresh' });
    },
  };
}
