import { useSyncExternalStore } from 'react';

const noopSubscribe = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** False on the server and while hydrating, then true. For values that only the browser has. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(noopSubscribe, inBrowser, onServer);
}
