interface GuardedStory {
  id: string;
  canvasElement: HTMLElement;
  tags: readonly string[];
  parameters: { expectedLogs?: readonly RegExp[] };
}

/** Storybook's own warning when an action is called with a DOM event outside of Vitest. */
const storybookWarning = /^Accessing the Story Store is deprecated/;

/** The unexpected output of mounted stories by story id: a docs page mounts several stories. */
const outputs = new Map<string, string[]>();

/**
 * Records the errors and warnings of a story that `parameters.expectedLogs` does not announce.
 * Returns a function that stops it.
 */
export function installStoryGuards({ id, parameters }: GuardedStory): () => void {
  const allowed = [storybookWarning, ...(parameters.expectedLogs ?? [])];
  const { error, warn } = console;
  const originals = { error, warn };
  const output: string[] = [];
  outputs.set(id, output);
  const watched =
    (level: keyof typeof originals) =>
    (...values: unknown[]) => {
      originals[level](...values);
      const text = values.map(String).join(' ');
      if (!allowed.some((pattern) => pattern.test(text))) output.push(`${level}: ${text}`);
    };
  Object.assign(console, { error: watched('error'), warn: watched('warn') });
  return () => {
    outputs.delete(id);
    Object.assign(console, originals);
  };
}

/**
 * Fails a story with unexpected console output, or that has followed a link: it no longer shows what
 * its name says, and only a test may do that. Runs in `afterEach`, because Storybook runs the
 * cleanup of `beforeEach` only with the next story.
 */
export function assertStoryGuards({ id, canvasElement, tags }: GuardedStory): void {
  const output = outputs.get(id) ?? [];
  if (output.length > 0) throw new Error(`Unexpected console output:\n${output.join('\n')}`);
  const left = canvasElement.querySelector('[data-navigated-to]');
  if (left && !tags.includes('test-fn')) {
    throw new Error(`${left.textContent}. What follows a link is a test of the story.`);
  }
}

/** Keeps the toasts at the end of a story open, as a pointer over them does. */
export function holdToasts(): void {
  for (const toast of document.querySelectorAll('[data-toast]')) {
    toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }
}
