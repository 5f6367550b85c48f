import { useDeferredValue, useState } from 'react';

/** How many entries a list opens with, and how many each 'Show more' adds. */
const STEP = 25;

/** How many are there at the first paint; the rest of the step follows without holding it up. */
const FIRST = 6;

interface ShownPart<T> {
  shown: readonly T[];
  showMore: () => void;
}

/** Returns the beginning of a long list, so that a thousand entries open as fast as ten. */
export function useIncrementalList<T>(entries: readonly T[]): ShownPart<T> {
  const [limit, setLimit] = useState(STEP);
  const drawn = useDeferredValue(limit, FIRST);
  return {
    shown: entries.slice(0, drawn),
    showMore: () => setLimit((current) => current + STEP),
  };
}
