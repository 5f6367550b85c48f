import { use } from 'react';
import type { IndexEntry, StoryIndexEntry } from 'storybook/internal/types';

/** Storybook's index, loaded with the first docs page that shows something of it. */
const index: Promise<readonly IndexEntry[]> = fetch('./index.json')
  .then((response) => response.json())
  .then(({ entries }) => Object.values(entries));

/** All stories, their tests, and docs pages, in the order of the sidebar. */
export const useStoryIndex = (): readonly IndexEntry[] => use(index);

/** All stories, without their tests, which are entries of their own. */
export const useStories = (): readonly StoryIndexEntry[] =>
  useStoryIndex()
    .filter((entry) => entry.type === 'story')
    .filter(({ subtype }) => subtype !== 'test');
