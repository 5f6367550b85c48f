import { useMemo } from 'react';
import { foldText, wordsOf } from '#contracts/foldText.ts';

/** Returns the entries that contain every word of the query. `getSearchText` must not change. */
export function useMatches<T>(
  entries: readonly T[],
  getSearchText: ((entry: T) => readonly string[]) | undefined,
  query: string,
): readonly T[] {
  const words = wordsOf(query).join(' ');
  const isSearching = words !== '' && getSearchText !== undefined;
  // Only the first search needs the time for it.
  const folded = useMemo(
    () => (isSearching ? entries.map((entry) => getSearchText(entry).map(foldText)) : []),
    [entries, getSearchText, isSearching],
  );
  return useMemo(() => {
    if (!isSearching) return entries;
    return entries.filter((_, index) =>
      words.split(' ').every((word) => folded[index]?.some((text) => text.includes(word))),
    );
  }, [entries, folded, isSearching, words]);
}
