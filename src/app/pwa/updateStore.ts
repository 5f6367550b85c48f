import { type ComponentType, useSyncExternalStore } from 'react';

let offer: ComponentType | undefined;
const listeners = new Set<() => void>();

/**
 * Lets the site offer its new version. What shows the offer comes along with the call: the host may
 * have none of the old version's scripts any more.
 */
export function notifyUpdateAvailable(Offer: ComponentType): void {
  offer = Offer;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The offer of a new version, once there is one. */
export function useAvailableUpdate(): ComponentType | undefined {
  return useSyncExternalStore(
    subscribe,
    () => offer,
    () => undefined,
  );
}
