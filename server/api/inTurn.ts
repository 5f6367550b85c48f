import { HttpError } from './responses.ts';

/**
 * Creates a function that runs at most `maxRunning` tasks at a time, so that they cannot take all
 * memory. The others wait; beyond `maxWaiting` of them it throws a 503 with the message.
 */
export function inTurn(maxRunning: number, maxWaiting: number, message: string) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new HttpError(503, message, { 'Retry-After': '5' });
      await new Promise<void>((resolve) => waiting.push(resolve));
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
