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

    it('responds to a write without a session with 401 and changes nothing', async () => {
      const { _id } = await create(kind, kind.sample);
      const before = await list(kind);
      for (const { method, path, body } of writes(_id)) {
        await expectError(401, call(method, path, body, signedOut()));
      }
      expect(await list(kind)).toEqual(before);
    });

    it.each([
      { origin: 'https://other.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
      {},
    ])('responds to a write from another site (%j) with 403 and changes nothing', async (from) => {
      const { _id } = await create(kind, kind.sample);
      const before = await list(kind);
      for (const { method, path, body } of writes(_id)) {
        await expectError(403, call(method, path, body, { ...fromElsewhere(), ...from }));
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
