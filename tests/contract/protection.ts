import { describe, expect, it } from 'vitest';
import { pathOf } from '#contracts/endpoint.ts';
import { type Client, kinds } from './client.ts';

/** The contract of a server with accounts: anyone may read, only who is signed in may write. */
export function describeProtection(
  { call, create, list, expectError }: Client,
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
    const writes = (id: string) => [
      { method: kind.create.method, path: kind.create.path, body: kind.sample },
      { method: kind.update.method, path: pathOf(kind.update, id), body: kind.sample },
      { method: kind.remove.method, path: pathOf(kind.remove, id), body: undefined },
    ];

    it.each([
      [401, 'without a session', signedOut],
      [403, 'from another site', () => ({ ...fromElsewhere(), origin: 'https://other.example' })],
      [403, 'from nowhere', fromElsewhere],
    ])('responds with %i to a write %s, and changes nothing', async (status, _how, headersOf) => {
      const { _id } = await create(kind, kind.sample);
      const before = await list(kind);
      for (const { method, path, body } of writes(_id)) {
        await expectError(status, call(method, path, body, headersOf()));
      }
      expect(await list(kind)).toEqual(before);
    });

    it('lets anyone read', async () => {
      const { _id } = await create(kind, kind.sample);
      const read = async (path: string) => (await call('GET', path, undefined, {})).status;
      expect(await read(kind.list.path)).toBe(200);
      if ('get' in kind) expect(await read(pathOf(kind.get, _id))).toBe(200);
    });
  });
}
