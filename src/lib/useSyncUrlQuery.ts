import { useEffect } from 'react';
import type { UrlQuery } from './useUrlQuery.ts';

const DELAY_MS = 300;

/** Writes `value` to the query of the URL as `name`, debounced, without a history entry. */
export function useSyncUrlQuery(
  name: string,
  value: string,
  { get, actions }: UrlQuery,
  resets?: string,
): void {
  const isWritten = get(name) === value;
  useEffect(() => {
    if (isWritten) return undefined;
    const write = () => {
      if (resets) actions.write(resets, '', { replace: true });
      actions.write(name, value, { replace: true });
    };
    const timer = setTimeout(write, DELAY_MS);
    return () => clearTimeout(timer);
  }, [name, value, isWritten, actions, resets]);
}
