import { useState, useSyncExternalStore } from 'react';
import { type KeyValueStorage, safeStorage } from '#src/lib/storage.ts';
import { createDraftStore, type FieldValues } from './draftStore.ts';

const localStorage = safeStorage(() => window.localStorage);

interface DraftOptions {
  /** The time for which a draft is kept after its last change, in ms. Default: always. */
  readonly maxAgeMs?: number;
  /** Default: that of this browser. */
  readonly storage?: KeyValueStorage;
}

/** Returns the values of a form, and stores them under `name`; `rebase` starts from others. */
export function useDraft<Values extends FieldValues>(
  name: string,
  saved: Values,
  { storage = localStorage, maxAgeMs }: DraftOptions = {},
) {
  const [store] = useState(() => createDraftStore(storage, name, saved, maxAgeMs));
  const { clean, change, discard, idempotencyKey, isChanged, rebase } = store;
  const state = useSyncExternalStore(store.subscribe, store.getState, () => clean);
  return {
    ...state,
    // Before hydration there is no storage to read.
    isChanged: state !== clean && isChanged(),
    change,
    discard,
    rebase,
    idempotencyKey,
  };
}
