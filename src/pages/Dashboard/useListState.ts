import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSyncSearchParams } from './useSyncSearchParams.ts';

interface Entry {
  readonly _id: string;
}

export interface ListState<T> {
  query: string;
  setQuery: (query: string) => void;
  /** The entries that contain every word of the query. */
  matches: readonly T[];
  /** The entry whose edit dialog is open, even if it is no longer in the list. */
  editing: T | null;
  setEditing: (entry: T | null) => void;
  deleting: T | null;
  setDeleting: (entry: T | null) => void;
}

const splitWords = (query: string) => query.split(/\s+/).filter(Boolean);

/** Matches a word in any case, without a lower-case copy of every text. */
const toPattern = (word: string) => new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'iu');

/**
 * The state of a list in the dashboard: search query, and the entries being edited and deleted. The
 * URL contains the query as `q` and the id of the edited entry as `edit`.
 */
export function useListState<T extends Entry>(
  entries: readonly T[],
  getSearchText: (entry: T) => readonly string[],
): ListState<T> {
  const [params] = useSearchParams();
  const [query, setQuery] = useState(params.get('q') ?? '');
  const [editing, setEditing] = useState(
    () => entries.find(({ _id }) => _id === params.get('edit')) ?? null,
  );
  const [deleting, setDeleting] = useState<T | null>(null);
  useSyncSearchParams({ q: query, edit: editing?._id ?? '' });

  const words = splitWords(query).join(' ');
  const matches = useMemo(() => {
    const patterns = splitWords(words).map(toPattern);
    if (patterns.length === 0) return entries;
    return entries.filter((entry) => {
      const texts = getSearchText(entry);
      return patterns.every((pattern) => texts.some((text) => pattern.test(text)));
    });
  }, [entries, getSearchText, words]);

  return { query, setQuery, matches, editing, setEditing, deleting, setDeleting };
}
