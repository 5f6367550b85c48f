import type { MswApi } from 'msw-storybook-addon';
import { watchConsole } from './assertCleanConsole.ts';
import { type ResponseCase, watchResponses } from './assertResponseCases.ts';

interface GuardedStory {
  id: string;
  msw: MswApi;
  parameters: {
    expectedLogs?: readonly RegExp[];
    responseCases?: readonly ResponseCase[];
  };
}

/** The guards of mounted stories by story id: a docs page mounts several stories. */
const guards = new Map<string, () => Promise<void>>();

/** Watches a story's console and API calls. Returns a function that stops watching. */
export function installStoryGuards({ id, msw, parameters }: GuardedStory): () => void {
  const responses = watchResponses(msw);
  const logs = watchConsole(parameters.expectedLogs ?? []);
  guards.set(id, async () => {
    await responses.assertResponseCases(parameters.responseCases ?? []);
    logs.assertCleanConsole();
  });
  return () => {
    guards.delete(id);
    logs.stop();
    responses.stop();
  };
}

/**
 * Fails a story with unexpected console output or without the response cases that it names. Runs
 * in `afterEach`, because Storybook runs the cleanup of `beforeEach` only with the next story.
 */
export async function assertStoryGuards({ id }: Pick<GuardedStory, 'id'>): Promise<void> {
  await guards.get(id)?.();
}
