import { watchConsole } from './assertCleanConsole.ts';

interface GuardedStory {
  id: string;
  canvasElement: HTMLElement;
  tags: readonly string[];
  parameters: { expectedLogs?: readonly RegExp[] };
}

/** The guards of mounted stories by story id: a docs page mounts several stories. */
const guards = new Map<string, () => void>();

/** Watches a story's console. Returns a function that stops watching. */
export function installStoryGuards({ id, parameters }: GuardedStory): () => void {
  const logs = watchConsole(parameters.expectedLogs ?? []);
  guards.set(id, logs.assertCleanConsole);
  return () => {
    guards.delete(id);
    logs.stop();
  };
}

/**
 * Fails a story with unexpected console output, or that has followed a link: it no longer shows what
 * its name says, and only a test may do that. Runs in `afterEach`, because Storybook runs the
 * cleanup of `beforeEach` only with the next story.
 */
export function assertStoryGuards({ id, canvasElement, tags }: GuardedStory): void {
  guards.get(id)?.();
  const left = canvasElement.querySelector('[data-navigated-to]');
  if (left && !tags.includes('test-fn')) {
    throw new Error(`${left.textContent}. What follows a link is a test of the story.`);
  }
}
