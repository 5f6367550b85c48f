import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { signInErrors } from '#contracts/session.ts';
import { HttpError } from '#server/api/HttpError.ts';
import { verifyPassword } from '#server/auth/passwords.ts';
import { cookiesOf, messageOf, OWNER, startTestServer, type TestServer } from './testServer.ts';

vi.mock('#server/auth/passwords.ts', { spy: true });

const forged = (index: number) => ({ 'x-forwarded-for': `198.18.${index >> 8}.${index & 255}` });

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});

async function guess(index: number, headers: Record<string, string> = {}): Promise<number> {
  const body = { username: OWNER.username, password: `guess ${index}` };
  return (await server.call('POST', '/api/session', body, headers)).status;
}

it('a sign-in that the server is too busy to check costs no guess', async () => {
  for (let index = 0; index < 8; index += 1) {
    vi.mocked(verifyPassword).mockRejectedValueOnce(new HttpError(signInErrors.tooBusy));
    expect((await server.call('POST', '/api/session', OWNER)).status).toBe(503);
  }
  expect((await server.call('POST', '/api/session', OWNER)).status).toBe(200);
});

describe('guesses for one account', () => {
  it('are five in a burst of 50, and none more after a restart', async () => {
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
    expect([right.status, right.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it('do not keep the owner out of a browser that he has used, nor from a new password', async () => {
    const first = await server.call('POST', '/api/session', OWNER, forged(1));
    // A stranger guesses all day: from other addresses, and from the owner's own.
    for (let index = 0; index < 60; index += 1) await guess(index, forged(1));
    let known = { ...forged(1), ...cookiesOf(first) };
    for (let count = 0; count < 8; count += 1) {
      const again = await server.call('POST', '/api/session', OWNER, known);
      expect(again.status).toBe(200);
      known = { ...forged(1), ...cookiesOf(again) };
    }
    const change = { current: OWNER.password, password: 'another three pine trees' };
    expect((await server.call('PUT', '/api/password', change, known)).status).toBe(200);
  });

  it.each([
    ['of a known browser', async () => server.call('POST', '/api/session', OWNER, forged(1))],
    ['that a stranger makes up', async () => undefined],
  ])('are five at once with a cookie %s', async (_name, signIn) => {
    const signedIn = await signIn();
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const invented = { cookie: `__Host-browser=${String(index).padStart(43, 'a')}` };
      const cookies = signedIn ? cookiesOf(signedIn) : invented;
      statuses.push(await guess(index, { ...forged(index), ...cookies }));
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  it('are as few for a user who does not exist, with the same check and response', async () => {
    const responses = async (username: string) => {
      vi.mocked(verifyPassword).mockClear();
      const sent: unknown[] = [];
      for (let index = 0; index < 7; index += 1) {
        const body = { username, password: 'wrong' };
        const response = await server.call('POST', '/api/session', body, forged(index));
        const wait = response.headers.get('retry-after');
        sent.push([response.status, await messageOf(response), wait]);
      }
      return [...sent, vi.mocked(verifyPassword).mock.calls.length];
    };
    expect(await responses('nobody')).toEqual(await responses(OWNER.username));
  });
});

it('an address that has used up its guesses may try again in one minute', async () => {
  onTestFinished(() => void vi.useRealTimers());
  // Only the time that the limits see. The requests are real.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.mocked(verifyPassword).mockResolvedValue(false);
  const guessAs = async (index: number) =>
    (await server.call('POST', '/api/session', { username: `user${index}`, password: 'x' })).status;
  for (let index = 0; index < 50; index += 1) expect(await guessAs(index)).toBe(401);
  expect(await guessAs(50)).toBe(429);
  vi.setSystemTime(Date.now() + 60_000);
  expect(await guessAs(51)).toBe(401);
});
