import { useDeferredValue, useState } from 'react';

/** How many entries are shown at first, and how many each 'Show more' adds. */
const PAGE_SIZE = 25;

/** How many entries the first paint contains; the rest of the page renders after it. */
const FIRST_PAINT_SIZE = 6;

interface IncrementalList<T> {
  shown: readonly T[];
  showMore: () => void;
}

/** Returns the first entries of a long list, so that it renders fast, and a function to show more. */
export function useIncrementalList<T>(entries: readonly T[]): IncrementalList<T> {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const rendered = useDeferredValue(limit, FIRST_PAINT_SIZE);
  return {
    shown: entries.slice(0, rendered),
    showMore: () => setLimit((current) => current + PAGE_SIZE),
  };
}
