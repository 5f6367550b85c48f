import { useEffect } from 'react';
import type { UrlQuery } from './useUrlQuery.ts';

/** Debounce delay in ms. */
const DELAY_MS = 300;

/**
 * Writes `value` to the query of the URL as `name`, debounced and without a new history entry, so
 * that it survives a reload and a new sign-in. An empty value is omitted.
 */
export function useSyncUrlQuery(name: string, value: string, { get, actions }: UrlQuery): void {
  const isWritten = get(name) === value;
  useEffect(() => {
    if (isWritten) return undefined;
    const timer = setTimeout(actions.write, DELAY_MS, name, value, { replace: true });
    return () => clearTimeout(timer);
  }, [name, value, isWritten, actions]);
}
