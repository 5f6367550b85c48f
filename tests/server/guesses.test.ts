import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageOf, OWNER, startTestServer, type TestServer } from './testServer.ts';

/** Addresses that a client may claim in `X-Forwarded-For`. */
const forged = (index: number) => ({ 'x-forwarded-for': `198.18.${index >> 8}.${index & 255}` });

let server: TestServer;
const start = async (env: Record<string, string> = {}) => {
  server = await startTestServer({ env });
  // Only the time that the limits see. The requests are real.
  vi.useFakeTimers({ toFake: ['Date'] });
};

beforeEach(() => vi.useRealTimers());
afterEach(async () => {
  vi.useRealTimers();
  await server.remove();
});

/** Sends a wrong password for the owner; returns the status. */
async function guess(index: number, headers: Record<string, string> = {}): Promise<number> {
  const body = { username: OWNER.username, password: `guess ${index}` };
  return (await server.call('POST', '/api/session', body, headers)).status;
}

/** Sends five guesses a second for a minute; returns how many of the 300 were compared with the password. */
async function guessForAMinute(headersOf: (index: number) => Record<string, string>) {
  let evaluated = 0;
  const begin = Date.now();
  for (let second = 0; second < 60; second += 1) {
    vi.setSystemTime(begin + second * 1000);
    const indexes = Array.from({ length: 5 }, (_, index) => second * 5 + index);
    const statuses = await Promise.all(indexes.map((index) => guess(index, headersOf(index))));
    evaluated += statuses.filter((status) => status === 401).length;
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);
  }
  return evaluated;
}

describe('guesses for one account in a minute', () => {
  it('are few from one address', async () => {
    await start();
    expect(await guessForAMinute(() => ({}))).toBeLessThanOrEqual(10);
  });

  it('are as few from one address that claims to be 300 addresses', async () => {
    await start();
    expect(await guessForAMinute(forged)).toBeLessThanOrEqual(10);
  });

  it('are ten from 300 addresses that the proxy has seen', async () => {
    await start({ TRUSTED_PROXIES: '127.0.0.1' });
    expect(await guessForAMinute(forged)).toBe(10);
  });

  it('are five in a burst of 50, and none more after a restart', async () => {
    await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const burst = async (first: number) => {
      const indexes = Array.from({ length: 50 }, (_, index) => first + index);
      const statuses = await Promise.all(indexes.map((index) => guess(index, forged(index))));
      return statuses.filter((status) => status !== 429);
    };
    expect(await burst(0)).toEqual(Array(5).fill(401));
    await server.restart();
    expect(await burst(50)).toEqual([]);
    // The right password has to wait, too: else the limit would only slow down the wrong ones.
    const right = await server.call('POST', '/api/session', OWNER, forged(100));
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('are as few for a user who does not exist, with the same response', async () => {
    await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const responses = async (username: string) => {
      const sent: unknown[] = [];
      for (let index = 0; index < 7; index += 1) {
        const body = { username, password: 'wrong' };
        const response = await server.call('POST', '/api/session', body, forged(index));
        sent.push([
          response.status,
          await messageOf(response),
          response.headers.get('retry-after'),
        ]);
      }
      return sent;
    };
    expect(await responses('nobody')).toEqual(await responses(OWNER.username));
  });
});
