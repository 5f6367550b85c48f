import type { MswApi } from 'msw-storybook-addon';
import { watchCalls } from './watchCalls.ts';
import { watchConsole } from './watchConsole.ts';

interface WatchedStory {
  id: string;
  msw: MswApi;
  tags: readonly string[];
  parameters: { expectedLogs?: readonly RegExp[] };
}

/** The watches that are on, by the id of the story: a docs page mounts several at once. */
const watches = new Map<string, (tags: readonly string[]) => Promise<void>>();

/** Watches what a story logs and calls. Returns the function that ends the watch. */
export function watchStory({ id, msw, parameters }: WatchedStory): () => void {
  const calls = watchCalls(msw);
  const logs = watchConsole(parameters.expectedLogs ?? []);
  watches.set(id, async (tags) => {
    await calls.expectTagged(tags);
    logs.expectQuiet();
  });
  return () => {
    watches.delete(id);
    logs.stop();
    calls.stop();
  };
}

/**
 * Fails a story that has logged what it did not announce, or whose tags promise what has not come
 * about. Not left to the end of the watch: Storybook gets there only with the next story.
 */
export async function judgeStory({ id, tags }: Pick<WatchedStory, 'id' | 'tags'>): Promise<void> {
  await watches.get(id)?.(tags);
}
