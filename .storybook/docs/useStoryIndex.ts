import type { IndexEntry, StoryIndexEntry } from 'storybook/internal/types';

let entries: readonly IndexEntry[] = [];
let loading: Promise<void> | undefined;

/** Loads Storybook's index, once. The docs pages wait for it. */
export function loadStoryIndex(): Promise<void> {
  loading ??= fetch('./index.json')
    .then((response) => response.json())
    .then((index) => {
      entries = Object.values(index.entries);
    });
  return loading;
}

/** All stories, their tests, and docs pages, in the order of the sidebar. */
export const useStoryIndex = (): readonly IndexEntry[] => entries;

/** All stories, without their tests, which are entries of their own. */
export const useStories = (): readonly StoryIndexEntry[] =>
  entries.filter((entry) => entry.type === 'story').filter(({ subtype }) => subtype !== 'test');
