/**
 * Waits for another machine for so many ms at most. Then it rejects with the message, and the signal ends
 * what runs: fetch alone would not, because its signal is lost if its Request is garbage-collected.
 */
export function inTime<T>(
  limitMs: number,
  message: string,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(limitMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(message)));
  });
  return Promise.race([run(signal), late]);
}
