import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useWasPrerendered } from './useWasPrerendered.ts';

/** Returns the ref of a field; `adopt` gets what was typed before hydration. */
export function useChangedBeforeHydration<Field extends Element>(
  adopt: (field: Field) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const wasPrerendered = useWasPrerendered();
  const run = useEffectEvent(() => {
    if (wasPrerendered && field.current) adopt(field.current);
  });
  // Not in a layout effect: the router does not navigate yet.
  useEffect(() => run(), []);
  return field;
}
