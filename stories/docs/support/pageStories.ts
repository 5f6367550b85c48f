import { useEffect, useState } from 'react';
import { type LoadedStory, loadStories, type StoryFile } from '../../support/loadStories.ts';

const files = import.meta.glob<StoryFile>('../../{pages,flows}/*.stories.tsx');

let loading: Promise<readonly LoadedStory[]> | undefined;

/** The stories of all pages and flows; empty until their files have loaded. */
export function usePageStories(): readonly LoadedStory[] {
  const [stories, setStories] = useState<readonly LoadedStory[]>([]);
  useEffect(() => {
    let isMounted = true;
    loading ??= loadStories(files);
    loading.then((loaded) => isMounted && setStories(loaded));
    return () => {
      isMounted = false;
    };
  }, []);
  return stories;
}
