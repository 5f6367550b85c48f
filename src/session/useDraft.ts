import { useState, useSyncExternalStore } from 'react';
import {
  createDraftStore,
  type DraftState,
  type DraftStore,
  type FieldValues,
} from './draftStore.ts';
import { safeStorage } from './safeStorage.ts';

export interface Draft<Values extends FieldValues>
  extends DraftState<Values>,
    Pick<DraftStore<Values>, 'change' | 'discard'> {}

/**
 * Returns the values of a form and keeps them in localStorage under `name` until `discard`.
 * `saved` is what the form starts from; only the first render's counts.
 */
export function useDraft<Values extends FieldValues>(name: string, saved: Values): Draft<Values> {
  const [store] = useState(() =>
    createDraftStore(
      safeStorage(() => window.localStorage),
      name,
      saved,
    ),
  );
  const [fresh] = useState<DraftState<Values>>({ values: saved, origin: 'fresh' });
  const state = useSyncExternalStore(store.subscribe, store.getState, () => fresh);
  return { ...state, change: store.change, discard: store.discard };
}
