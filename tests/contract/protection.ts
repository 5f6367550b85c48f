import { describe, expect, it } from 'vitest';
import { contentEndpoints } from '#contracts/content.ts';
import { pathOf } from '#contracts/endpoint.ts';
import { type Client, kinds } from './client.ts';

/** What a server with accounts promises: anyone may read, and only who is signed in may write. */
export function describeProtection(
  { call, create, list, expectError }: Client,
  headers: () => Readonly<Record<string, string>>,
) {
  const lower = () =>
    Object.fromEntries(
      Object.entries(headers()).map(([name, value]) => [name.toLowerCase(), value]),
    );
  const signedOut = () => {
    const { cookie: _cookie, authorization: _authorization, ...rest } = lower();
    return rest;
  };
  const fromElsewhere = () => {
    const { origin: _origin, 'sec-fetch-site': _site, ...rest } = lower();
    return rest;
  };

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
      const { status } = await call('GET', kind.list.path, undefined, {});
      expect(status).toBe(200);
    });
  });

  it('responds to a read of a blog by anyone with the blog', async () => {
    const [, blogs] = kinds;
    if (!blogs) throw new Error('There are no blogs.');
    const created = await create(blogs, blogs.sample);
    const { data } = await call(
      'GET',
      pathOf(contentEndpoints.getBlog, created._id),
      undefined,
      {},
    );
    expect(data).toEqual(created);
  });
}
