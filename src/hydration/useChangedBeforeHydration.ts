import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useWasPrerendered } from './useWasPrerendered.ts';

/**
 * Returns the ref of a field. `adopt` gets the element when it is hydrated: React keeps what was typed or
 * ticked before, but calls no handler for it, and the next render would reset it.
 */
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
