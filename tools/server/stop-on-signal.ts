/** A signal's stop may take this long, in ms; then the process ends all the same. */
const patience = 3_000;

/** On Ctrl-C, a closed terminal or a kill: stops what runs, then ends the process. */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  const end = async () => {
    setTimeout(() => process.exit(0), patience).unref();
    await stop().catch(() => undefined);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
}
