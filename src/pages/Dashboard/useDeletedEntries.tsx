import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { focusHeading } from './DashboardScreen.tsx';
import { UndoDelete } from './UndoDelete.tsx';
import { focusEntry } from './useFocusAfterDialog.ts';
import type { Entry } from './useUrlDialog.ts';

/**
 * The entries of a list that are deleted and keep their place until the page is left, each with a
 * button that puts it back. Without `putBack` there are none.
 *
 * @param name - the noun for several entries: 'blogs'
 * @param reload - loads the entries again, if what was deleted is not where it was
 */
export function useDeletedEntries<T extends Entry>(
  entries: readonly T[],
  putBack: ((entry: T) => Promise<unknown>) | undefined,
  getName: (entry: T) => string,
  name: string,
  reload: () => void,
) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const undoable = useMemo(() => entries.filter(({ _id }) => ids.includes(_id)), [entries, ids]);
  const unmark = (entry: T) => setIds((before) => before.filter((id) => id !== entry._id));
  const putBackId = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is there after this render
  useEffect(() => {
    if (putBackId.current && focusEntry(putBackId.current, 'delete')) putBackId.current = undefined;
  }, [ids]);

  function renderDeleted(entry: T): ReactNode {
    if (!putBack || !undoable.includes(entry)) return undefined;
    return (
      <UndoDelete
        title={getName(entry)}
        putBack={() => putBack(entry)}
        onPutBack={() => {
          putBackId.current = entry._id;
          unmark(entry);
        }}
        onGone={() => {
          putBackId.current = entry._id;
          reload();
        }}
      />
    );
  }

  /** Keeps the place of what is deleted in a list that is loaded again. */
  function withDeleted(loaded: readonly T[]): T[] {
    const isLoaded = (id: string) => loaded.some(({ _id }) => _id === id);
    setIds((before) => before.filter((id) => !isLoaded(id)));
    const all = [...loaded];
    for (const [index, entry] of entries.entries())
      if (undoable.includes(entry) && !isLoaded(entry._id)) all.splice(index, 0, entry);
    return all;
  }

  /** Puts back all that it can; an error is that of the last that has failed. */
  async function putBackAll(putBackOne: (entry: T) => Promise<unknown>) {
    const failures: unknown[] = [];
    for (const entry of undoable) {
      try {
        await putBackOne(entry);
        unmark(entry);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures.at(-1);
  }

  const undoAll: ReactNode = putBack && undoable.length > 1 && (
    <Box sx={{ mt: 3 }}>
      <UndoDelete
        title={`${undoable.length} ${name}`}
        label="Undo all"
        putBack={() => putBackAll(putBack)}
        onPutBack={focusHeading}
        onGone={() => {
          focusHeading();
          reload();
        }}
      />
    </Box>
  );
  return {
    undoable,
    markDeleted: (id: string) => setIds((before) => [...before, id]),
    withDeleted,
    renderDeleted,
    undoAll,
  };
}
