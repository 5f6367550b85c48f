import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How long the address waits for the typing to stop, in ms. */
const DELAY_MS = 300;

/**
 * Keeps the query of the address in step with `values` a little later, in the same history entry.
 * An empty value is left out. A reload, or the way back after a new sign-in, finds them there.
 */
export function useSyncSearchParams(values: Readonly<Record<string, string>>): void {
  const [params, setParams] = useSearchParams();
  const write = useEffectEvent(() => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    if (next.toString() !== params.toString())
      setParams(next, { replace: true, preventScrollReset: true });
  });
  const key = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the values, which are a new object on every render
  useEffect(() => {
    const timer = setTimeout(() => write(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [key]);
}
