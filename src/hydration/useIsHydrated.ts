import { useSyncExternalStore } from 'react';

const noopSubscribe = () => () => {};
const getSnapshot = () => true;
const getServerSnapshot = () => false;

/**
 * Whether the app is hydrated: false on the server and during hydration, true afterwards. For values
 * that only the browser knows.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(noopSubscribe, getSnapshot, getServerSnapshot);
}
