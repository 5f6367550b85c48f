import type { MswApi } from 'msw-storybook-addon';
import { watchConsole } from './assertCleanConsole.ts';
import { type ResponseCase, watchResponses } from './assertResponseCases.ts';

interface GuardedStory {
  id: string;
  msw: MswApi;
  canvasElement: HTMLElement;
  parameters: {
    endsAt?: string;
    expectedLogs?: readonly RegExp[];
    responseCases?: readonly ResponseCase[];
  };
}

/** The guards of mounted stories by story id: a docs page mounts several stories. */
const guards = new Map<string, () => Promise<void>>();

/** Watches a story's console and API calls. Returns a function that stops watching. */
export function installStoryGuards({
  id,
  msw,
  parameters,
}: Omit<GuardedStory, 'canvasElement'>): () => void {
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
 * Fails a story with unexpected console output, without the response cases that it names, or that
 * has followed a link without saying so. Runs in `afterEach`, because Storybook runs the cleanup of
 * `beforeEach` only with the next story.
 */
export async function assertStoryGuards(story: Omit<GuardedStory, 'msw'>): Promise<void> {
  await guards.get(story.id)?.();
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
