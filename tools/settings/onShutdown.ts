/** Calls `stop` and exits when the process is interrupted or killed, after `timeoutMs` anyway. */
export function onShutdown(stop: () => unknown, exitCode = 0, timeoutMs = 3_000): void {
  let isStopping = false;
  const shutDown = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(exitCode), timeoutMs).unref();
    try {
      await stop();
    } finally {
      process.exit(exitCode);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, shutDown);
}
