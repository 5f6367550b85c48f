import { type ComponentType, useSyncExternalStore } from 'react';

let prompt: ComponentType | undefined;
const listeners = new Set<() => void>();

/** Announces a new version, with the component that shows it: the host may have no old chunks. */
export function notifyUpdateAvailable(Prompt: ComponentType): void {
  prompt = Prompt;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the component that offers the new version, if there is one. */
export function useAvailableUpdate(): ComponentType | undefined {
  return useSyncExternalStore(
    subscribe,
    () => prompt,
    () => undefined,
  );
}
