/** Waits at most `limitMs`, then rejects with the message. The signal ends what runs. */
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

/** The time for which a page and `/readyz` wait for the database, in ms. */
const DATABASE_MS = 2_000;

/** Reads from the database. Rejects if it takes too long, so that kept pages are still sent. */
export const fromDatabase = <T>(reading: Promise<T>) =>
  inTime(DATABASE_MS, `The database has not responded within ${DATABASE_MS} ms.`, () => reading);
