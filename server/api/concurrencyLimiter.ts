import type { ApiError } from '#contracts/endpoint.ts';
import { HttpError, RETRY_SOON } from './HttpError.ts';

/**
 * Creates a function that runs at most `maxRunning` tasks at a time, so that they cannot take all
 * memory. Further tasks wait; beyond `maxWaiting` of them it throws the error. A task that goes
 * first waits only for those that run, and is never refused.
 */
export function createConcurrencyLimiter(maxRunning: number, maxWaiting: number, error: ApiError) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(run: () => Promise<T>, goesFirst = false): Promise<T> => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting && !goesFirst) throw new HttpError(error, RETRY_SOON);
      await new Promise<void>((resolve) => {
        if (goesFirst) waiting.unshift(resolve);
        else waiting.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
