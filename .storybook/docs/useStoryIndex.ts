/** An entry of Storybook's index.json. */
export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: readonly string[];
  /** The name of a story's export. */
  exportName?: string;
  /** The file of the story. */
  importPath: string;
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

/** All stories and docs pages, from Storybook's own index. */
export const useStoryIndex = (): readonly IndexEntry[] => entries;
