import { useState, useSyncExternalStore } from 'react';
import { safeStorage } from '#src/lib/storage.ts';
import { createDraftStore, type DraftState, type FieldValues } from './draftStore.ts';

const storage = safeStorage(() => window.localStorage);

/**
 * Returns the values of a form and stores them in this browser under `name` until `discard`, or until
 * nobody has changed them for `maxAgeMs`. `saved` is the text that the form starts from; changes of
 * the parameters after the first render are ignored.
 */
export function useDraft<Values extends FieldValues>(
  name: string,
  saved: Values,
  maxAgeMs?: number,
) {
  const [store] = useState(() => createDraftStore(storage, name, saved, maxAgeMs));
  const [clean] = useState<DraftState<Values>>({ values: saved, status: 'clean' });
  const state = useSyncExternalStore(store.subscribe, store.getState, () => clean);
  const { change, discard, idempotencyKey } = store;
  return { ...state, change, discard, idempotencyKey };
}
