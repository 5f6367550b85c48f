import { useState } from 'react';
import { useSyncUrlQuery } from '#src/lib/useSyncUrlQuery.ts';
import { type UrlQuery, useUrlQuery } from '#src/lib/useUrlQuery.ts';
import { useMatches } from '../useMatches.ts';
import { type Entry, type UrlDialog, useUrlDialog } from './useUrlDialog.ts';

/** An open dialog about an entry, which may no longer be in the list. */
interface EntryDialog<T> extends UrlDialog {
  /** null if the dialog is closed. */
  readonly entry: T | null;
}

interface ListState<T> {
  query: string;
  setQuery: (query: string) => void;
  /** The entries that contain every word of the query, as `foldText` compares them. */
  matches: readonly T[];
  editing: EntryDialog<T>;
  deleting: EntryDialog<T>;
}

/**
 * The state of a list in the dashboard: search query, and the entries being edited and deleted. The
 * URL contains the query as `q`, and the id of an entry with an open dialog as `edit` or `delete`.
 * Without `getSearchText` the server has searched, and every entry matches.
 */
export function useListState<T extends Entry>(
  entries: readonly T[],
  getSearchText: ((entry: T) => readonly string[]) | undefined,
): ListState<T> {
  const url = useUrlQuery();
  const [typed, setQuery] = useState(() => url.get('q'));
  const query = getSearchText ? typed : url.get('q');
  useSyncUrlQuery('q', query, url);
  return {
    query,
    setQuery,
    matches: useMatches(entries, getSearchText, query),
    editing: useEntryDialog('edit', url, entries),
    deleting: useEntryDialog('delete', url, entries),
  };
}

function useEntryDialog<T extends Entry>(
  name: string,
  url: UrlQuery,
  entries: readonly T[],
): EntryDialog<T> {
  const dialog = useUrlDialog(name, url);
  const [entry, setEntry] = useState<T | null>(null);
  if ((entry?._id ?? '') !== dialog.id) {
    const found = entries.find(({ _id }) => _id === dialog.id) ?? null;
    if (found !== entry) setEntry(found);
  }
  return { ...dialog, entry };
}
