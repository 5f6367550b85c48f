/** An end may take this long, in ms; then the process ends all the same. */
const patience = 3_000;

/** How often to look whether npm is still there, in ms. */
const watchInterval = 500;

/**
 * On Ctrl-C, a closed terminal, a kill, or the end of the npm that started this: stops what runs,
 * then ends the process with `exitCode`.
 */
export function whenAskedToEnd(stop: () => unknown, exitCode = 0): void {
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(exitCode), patience).unref();
    try {
      await stop();
    } finally {
      process.exit(exitCode);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  if (process.env.npm_lifecycle_event) watchParent(end);
}

/** npm hands a kill on to its shell alone, which dies and leaves us behind without a word. */
function watchParent(onEnd: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) onEnd();
  }, watchInterval).unref();
}
