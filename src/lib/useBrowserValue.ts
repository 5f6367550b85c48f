import { useSyncExternalStore } from 'react';

const noopSubscribe = () => () => {};

/** Returns a value that only the browser knows, or `onServer` during hydration. */
export function useBrowserValue<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(noopSubscribe, read, () => onServer);
}
