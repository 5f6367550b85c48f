import type { StoryContext } from '@storybook/react-vite';

/** The unexpected output of the story that runs. */
let output: string[] = [];

/** Records what a story logs beside `parameters.expectedLogs`, until its result is called. */
export function installStoryGuards({ parameters }: StoryContext) {
  const expectedLogs: readonly RegExp[] = parameters.expectedLogs ?? [];
  const { error, warn } = console;
  const originals = { error, warn };
  // A story that has just ended may still look at the console.
  const own: string[] = [];
  output = own;
  const watched =
    (level: keyof typeof originals) =>
    (...values: unknown[]) => {
      originals[level](...values);
      const text = values.map(String).join(' ');
      if (!expectedLogs.some((pattern) => pattern.test(text))) own.push(`${level}: ${text}`);
    };
  Object.assign(console, { error: watched('error'), warn: watched('warn') });
  return () => void Object.assign(console, originals);
}

/**
 * Fails a story with unexpected console output, or that has followed a link: it no longer shows what
 * its name says, and only a test may do that. Runs in `afterEach`, because Storybook runs the
 * cleanup of `beforeEach` only with the next story.
 */
export function assertStoryGuards({ canvasElement, tags }: StoryContext): void {
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
