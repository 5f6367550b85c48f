import { useState, useSyncExternalStore } from 'react';
import { safeStorage } from '#src/lib/storage.ts';
import {
  createDraftStore,
  type DraftState,
  type DraftStore,
  type FieldValues,
} from './draftStore.ts';

const storages = {
  local: safeStorage(() => window.localStorage),
  session: safeStorage(() => window.sessionStorage),
};

export interface Draft<Values extends FieldValues>
  extends DraftState<Values>,
    Pick<DraftStore<Values>, 'change' | 'discard'> {}

/**
 * Returns the values of a form and stores them under `name` until `discard`: in this browser
 * ('local'), or until the tab is closed ('session'). `saved` is the text that the form starts from;
 * changes of `name` and `saved` after the first render are ignored.
 */
export function useDraft<Values extends FieldValues>(
  name: string,
  saved: Values,
  storage: keyof typeof storages = 'local',
): Draft<Values> {
  const [store] = useState(() => createDraftStore(storages[storage], name, saved));
  const [clean] = useState<DraftState<Values>>({ values: saved, status: 'clean' });
  const state = useSyncExternalStore(store.subscribe, store.getState, () => clean);
  return { ...state, change: store.change, discard: store.discard };
}
