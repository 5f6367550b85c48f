import { useRef, useSyncExternalStore } from 'react';

const noopSubscribe = () => () => {};

/**
 * True if this component was in the prerendered HTML: true on the server, during hydration and from
 * then on; false if it was first rendered afterwards. It never changes, so that hydration renders
 * nothing again: a Suspense boundary with new children would hydrate at once, together with all
 * others that have some.
 */
export function useWasPrerendered(): boolean {
  const first = useRef<boolean>(undefined);
  const current = () => first.current ?? false;
  const wasPrerendered = useSyncExternalStore(noopSubscribe, current, () => true);
  first.current ??= wasPrerendered;
  return wasPrerendered;
}
