/** What Storybook says of itself when an action is called with a DOM event, outside of Vitest. */
const ofStorybook = /^Accessing the Story Store is deprecated/;

/** A request that an earlier story left open is given up after 30 s, whichever story stands then. */
const ofEarlierStory = /No answer within 30 seconds/;

/**
 * Notes the errors and warnings that a story logs without having announced them in
 * `parameters.expectedLogs`; `expectQuiet` throws if there are any.
 */
export function watchConsole(expected: readonly RegExp[]) {
  const unexpected: string[] = [];
  const originals = { error: console.error, warn: console.warn };

  function watched(level: 'error' | 'warn') {
    return (...values: unknown[]) => {
      originals[level](...values);
      const text = values.map(String).join(' ');
      if (ofStorybook.test(text) || ofEarlierStory.test(text)) return;
      if (!expected.some((pattern) => pattern.test(text))) unexpected.push(`${level}: ${text}`);
    };
  }
  console.error = watched('error');
  console.warn = watched('warn');

  return {
    expectQuiet() {
      if (unexpected.length > 0)
        throw new Error(`Unexpected in the console:\n${unexpected.join('\n')}`);
    },
    stop: () => {
      Object.assign(console, originals);
    },
  };
}
