import { useSyncExternalStore } from 'react';

const noopSubscribe = () => () => {};

/**
 * Returns a value that only the browser knows. On the server, and while React hydrates what the
 * server has rendered, it is `onServer`. `read` must return the same value each time.
 */
export function useBrowserValue<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(noopSubscribe, read, () => onServer);
}
