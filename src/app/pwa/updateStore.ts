import { useSyncExternalStore } from 'react';
import type { UpdateBanner } from '#src/components/feedback/UpdateBanner.tsx';

let banner: typeof UpdateBanner | undefined;
const listeners = new Set<() => void>();

/**
 * Announces a new version, with the component that shows it: the host may have no old chunks.
 * Undefined when the reader has answered.
 */
export function notifyUpdateAvailable(Banner: typeof UpdateBanner | undefined): void {
  banner = Banner;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the component that offers the new version, if there is one. */
export function useAvailableUpdate(): typeof UpdateBanner | undefined {
  return useSyncExternalStore(
    subscribe,
    () => banner,
    () => undefined,
  );
}
