/** How long `stop` may take, in ms, before the process exits anyway. */
const STOP_TIMEOUT = 3_000;

/** How often to check that npm still runs, in ms. */
const PARENT_CHECK_INTERVAL = 500;

/** Calls `stop` and exits when the process is interrupted or killed, or its npm ends. */
export function onShutdown(stop: () => unknown, exitCode = 0): void {
  let isStopping = false;
  const shutDown = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(exitCode), STOP_TIMEOUT).unref();
    try {
      await stop();
    } finally {
      process.exit(exitCode);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, shutDown);
  if (!process.env.npm_lifecycle_event) return;
  // npm forwards a signal to its shell only, which exits without telling its children.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) shutDown();
  }, PARENT_CHECK_INTERVAL).unref();
}
