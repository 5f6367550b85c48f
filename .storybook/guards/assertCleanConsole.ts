/** Storybook's own warning when an action is called with a DOM event outside of Vitest. */
const storybookWarning = /^Accessing the Story Store is deprecated/;

/** Records the errors and warnings of a story that `parameters.expectedLogs` does not announce. */
export function watchConsole(expected: readonly RegExp[]) {
  const unexpected: string[] = [];
  const originals = { error: console.error, warn: console.warn };

  function watched(level: 'error' | 'warn') {
    return (...values: unknown[]) => {
      originals[level](...values);
      const text = values.map(String).join(' ');
      const allowed = [storybookWarning, ...expected];
      if (!allowed.some((pattern) => pattern.test(text))) unexpected.push(`${level}: ${text}`);
    };
  }
  console.error = watched('error');
  console.warn = watched('warn');

  return {
    assertCleanConsole() {
      if (unexpected.length > 0)
        throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`);
    },
    stop: () => {
      Object.assign(console, originals);
    },
  };
}
