import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { ListFoot } from './ListFoot.ts';
import { focusEntry } from './useFocusAfterDialog.ts';
import type { Entry } from './useUrlDialog.ts';

/** The number of entries that are shown at first, and that each 'Show more' adds. */
const PAGE_SIZE = 25;

/** The number of entries in the first paint; the rest of the page renders after it. */
const FIRST_PAINT_SIZE = 6;

interface IncrementalListProps<T> {
  entries: readonly T[];
  render: (shown: readonly T[]) => ReactNode;
  /** The number of entries that are deleted and still have a place in the list. */
  deleted: number;
  /** The number of all entries, also of those that the search and the filters leave out. */
  all: number;
}

/** The first entries of a long list, and a button that shows more. */
export function IncrementalList<T extends Entry>({
  entries,
  render,
  deleted,
  all,
}: IncrementalListProps<T>) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const rendered = useDeferredValue(limit, FIRST_PAINT_SIZE);
  const next = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next entry is there after this render
  useEffect(() => {
    if (next.current && focusEntry(next.current, 'edit')) next.current = undefined;
  }, [rendered]);
  const shown = entries.slice(0, rendered);
  const hasMore = shown.length < entries.length;
  const total = entries.length - deleted;

  function showMore() {
    next.current = entries[limit]?._id;
    setLimit(limit + PAGE_SIZE);
  }

  return (
    <>
      {render(shown)}
      <ListFoot>
        {hasMore && (
          <Button variant="outlined" onClick={showMore}>
            Show more
          </Button>
        )}
        <Typography variant="body2" color="text.secondary" role="status">
          {hasMore && `${shown.length} of ${entries.length} shown`}
          {!hasMore && (total < all ? `${total} of ${all}` : `${total} in all`)}
        </Typography>
      </ListFoot>
    </>
  );
}
