import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { focusEntry } from './useFocusAfterDialog.ts';

/** The number of entries that are shown at first, and that each 'Show more' adds. */
const PAGE_SIZE = 25;

/** The number of entries in the first paint; the rest of the page renders after it. */
const FIRST_PAINT_SIZE = 6;

interface IncrementalList<T> {
  shown: readonly T[];
  showMore: () => void;
}

/** Returns the first entries of a long list, and a function to show more. */
export function useIncrementalList<T extends { readonly _id: string }>(
  entries: readonly T[],
): IncrementalList<T> {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const rendered = useDeferredValue(limit, FIRST_PAINT_SIZE);
  const next = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next entry is there after this render
  useEffect(() => {
    if (next.current && focusEntry(next.current, 'edit')) next.current = undefined;
  }, [rendered]);
  return {
    shown: entries.slice(0, rendered),
    showMore() {
      next.current = entries[limit]?._id;
      setLimit(limit + PAGE_SIZE);
    },
  };
}
