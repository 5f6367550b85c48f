/**
 * Fails a story that logs an error or a warning it did not announce in `parameters.expectedLogs`.
 * Returns the function that ends the watch; that one throws if anything was logged.
 */
export function watchConsole(expected: readonly RegExp[]): () => void {
  const unexpected: string[] = [];
  const originals = { error: console.error, warn: console.warn };

  function watched(level: 'error' | 'warn') {
    return (...values: unknown[]) => {
      originals[level](...values);
      const text = values.map(String).join(' ');
      if (!expected.some((pattern) => pattern.test(text))) unexpected.push(`${level}: ${text}`);
    };
  }
  console.error = watched('error');
  console.warn = watched('warn');

  return () => {
    Object.assign(console, originals);
    if (unexpected.length > 0)
      throw new Error(`Unexpected in the console:\n${unexpected.join('\n')}`);
  };
}
