import { useSyncExternalStore } from 'react';

const noopSubscribe = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/**
 * Whether the browser has taken over: false on the server and in the render that takes over what
 * the server rendered, true ever after. For what only the browser knows.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(noopSubscribe, inBrowser, onServer);
}
