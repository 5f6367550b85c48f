import { describe, expect, it } from 'vitest';
import { type Client, kinds } from './client.ts';

/** The contract of a server with accounts: anyone may read, only who is signed in may write. */
export function describeProtection(
  { callAt, create, list, expectError }: Client,
  headers: () => Readonly<Record<string, string>>,
) {
  function without(...names: string[]) {
    const left = new Headers(headers());
    for (const name of names) left.delete(name);
    return Object.fromEntries(left);
  }
  const signedOut = () => without('cookie', 'authorization');
  const fromElsewhere = () => without('origin', 'sec-fetch-site');

  describe.each(kinds)('protection of $name', (kind) => {
    it.each([
      [401, 'without a session', signedOut],
      [403, 'from another site', () => ({ ...fromElsewhere(), origin: 'https://other.example' })],
      [403, 'from nowhere', fromElsewhere],
    ])('responds with %i to a write %s, and changes nothing', async (status, _how, headersOf) => {
      const { _id } = await create(kind, kind.sample);
      const before = await list(kind);
      for (const endpoint of [kind.create, kind.update, kind.remove]) {
        await expectError(status, callAt(endpoint, _id, kind.sample, headersOf()));
      }
      expect(await list(kind)).toEqual(before);
    });

    it('lets anyone read', async () => {
      const { _id } = await create(kind, kind.sample);
      for (const endpoint of 'get' in kind ? [kind.list, kind.get] : [kind.list]) {
        expect((await callAt(endpoint, _id, undefined, {})).status).toBe(200);
      }
    });
  });
}
