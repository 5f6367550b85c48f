import { useEffect, useState } from 'react';

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

let loading: Promise<readonly IndexEntry[]> | undefined;

async function load(): Promise<readonly IndexEntry[]> {
  const { entries } = await (await fetch('./index.json')).json();
  return Object.values(entries);
}

/** All stories and docs pages, from Storybook's own index; empty until it has loaded. */
export function useStoryIndex(): readonly IndexEntry[] {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    let isMounted = true;
    loading ??= load();
    loading.then((loaded) => isMounted && setEntries(loaded));
    return () => {
      isMounted = false;
    };
  }, []);
  return entries;
}
