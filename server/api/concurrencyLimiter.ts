import type { ApiError } from '#contracts/endpoint.ts';
import { HttpError, RETRY_SOON } from './HttpError.ts';

/** Creates a function that runs `maxRunning` tasks at a time; beyond `maxWaiting` it throws. */
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
