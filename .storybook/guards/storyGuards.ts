import { watchConsole } from './assertCleanConsole.ts';

interface GuardedStory {
  id: string;
  canvasElement: HTMLElement;
  parameters: {
    endsAt?: string;
    expectedLogs?: readonly RegExp[];
  };
}

/** The guards of mounted stories by story id: a docs page mounts several stories. */
const guards = new Map<string, () => void>();

/** Watches a story's console. Returns a function that stops watching. */
export function installStoryGuards({
  id,
  parameters,
}: Omit<GuardedStory, 'canvasElement'>): () => void {
  const logs = watchConsole(parameters.expectedLogs ?? []);
  guards.set(id, logs.assertCleanConsole);
  return () => {
    guards.delete(id);
    logs.stop();
  };
}

/**
 * Fails a story with unexpected console output, or that has followed a link without saying so. Runs
 * in `afterEach`, because Storybook runs the cleanup of `beforeEach` only with the next story.
 */
export function assertStoryGuards(story: GuardedStory): void {
  guards.get(story.id)?.();
  assertLastAddress(story.canvasElement, story.parameters.endsAt);
}

/** A story that ends at another address no longer shows what its name says. */
function assertLastAddress(canvas: HTMLElement, expected: string | undefined): void {
  const last = canvas.querySelector<HTMLElement>('[data-navigated-to]')?.dataset.navigatedTo;
  if (last === expected) return;
  const where = (address?: string) => address ?? 'its own address';
  throw new Error(
    `The story ends at ${where(last)}, not at ${where(expected)}. What follows a link is a story of its own, with parameters.endsAt.`,
  );
}
