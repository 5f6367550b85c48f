/** An entry of Storybook's index.json. */
export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  /** A test of a story is an entry of its own. */
  subtype?: 'story' | 'test';
  title: string;
  name: string;
  /** The name of a story's export. */
  exportName?: string;
  /** The file of the component that the story shows. */
  componentPath?: string;
}

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

/** All stories, without their tests. */
export const useStories = (): readonly IndexEntry[] =>
  entries.filter(({ type, subtype }) => type === 'story' && subtype !== 'test');
