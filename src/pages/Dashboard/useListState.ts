import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSyncSearchParams } from './useSyncSearchParams.ts';

interface Entry {
  readonly _id: string;
}

export interface ListState<T> {
  query: string;
  setQuery: (query: string) => void;
  /** The entries that hold every word of the query. */
  matches: readonly T[];
  /** The entry whose edit dialog is open. It stays even when the list no longer has it. */
  editing: T | null;
  setEditing: (entry: T | null) => void;
  deleting: T | null;
  setDeleting: (entry: T | null) => void;
}

const wordsOf = (query: string) => query.split(/\s+/).filter(Boolean);

/** Finds a word as it stands, in capitals or not. No text is copied for it: a thousand blogs are two megabytes. */
const patternOf = (word: string) => new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'iu');

/**
 * What the two lists of the dashboard share: the search, and which entry is edited or about to be
 * deleted. Search and edited entry stand in the address, as `q` and `edit`.
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

  const words = wordsOf(query).join(' ');
  const matches = useMemo(() => {
    const patterns = wordsOf(words).map(patternOf);
    if (patterns.length === 0) return entries;
    return entries.filter((entry) => {
      const texts = getSearchText(entry);
      return patterns.every((pattern) => texts.some((text) => pattern.test(text)));
    });
  }, [entries, getSearchText, words]);

  return { query, setQuery, matches, editing, setEditing, deleting, setDeleting };
}
