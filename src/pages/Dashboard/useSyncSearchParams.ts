import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Debounce delay in ms. */
const DELAY_MS = 300;

/**
 * Writes `values` to the query of the URL, debounced and without a new history entry, so that they
 * survive a reload and a new sign-in. Empty values are omitted.
 */
export function useSyncSearchParams(values: Readonly<Record<string, string>>): void {
  const [params, setParams] = useSearchParams();
  const write = useEffectEvent(() => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    if (next.toString() !== params.toString()) setParams(next, { replace: true });
  });
  const key = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents the values, which are a new object on every render
  useEffect(() => {
    const timer = setTimeout(() => write(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [key]);
}
