import { useRef } from 'react';
import { useBrowserValue } from '#src/lib/useBrowserValue.ts';

/**
 * True if this component was in the prerendered HTML: true on the server, during hydration and from
 * then on; false if it was first rendered afterwards. It never changes, so that hydration renders
 * nothing again: a Suspense boundary with new children would hydrate at once, together with all
 * others that have some.
 */
export function useWasPrerendered(): boolean {
  const first = useRef<boolean>(undefined);
  const wasPrerendered = useBrowserValue(() => first.current ?? false, true);
  first.current ??= wasPrerendered;
  return wasPrerendered;
}
