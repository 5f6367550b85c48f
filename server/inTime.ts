/** Waits at most `limitMs`, then rejects with what takes longer. The signal ends what runs. */
export function inTime<T>(
  limitMs: number,
  what: string,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(limitMs);
  const late = new Error(`${what} takes longer than ${limitMs / 1000} s`);
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(late));
  });
  return Promise.race([run(signal), ended]);
}

/** The time for which a page and `/readyz` wait for the database, in ms. */
const DATABASE_MS = 2_000;

/** Reads from the database. Rejects if it takes too long, so that kept pages are still sent. */
export const fromDatabase = <T>(reading: Promise<T>) =>
  inTime(DATABASE_MS, 'The database', () => reading);
