import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCachedLists } from '#server/content/cachedLists.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const request = new Request('http://site/', { headers: { 'accept-encoding': 'br' } });

describe('a list', () => {
  it('is read once a version, for all who ask at once', async () => {
    let reads = 0;
    let version = 1;
    const list = async () => {
      reads += 1;
      return [{ _id: `${reads}` }];
    };
    const respond = createCachedLists({ list }, async () => version);
    await Promise.all(Array.from({ length: 20 }, () => respond('blogs', request)));
    expect(reads).toBe(1);
    version += 1;
    await respond('blogs', request);
    expect(reads).toBe(2);
  });

  it('is compressed again only if an entry has changed', async () => {
    let version = 1;
    const respond = createCachedLists({ list: async () => [] }, async () => version);
    const first = await respond('blogs', request);
    version += 1;
    const second = await respond('blogs', request);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  it('is read again after a read that failed', async () => {
    let isAway = true;
    const list = async () => {
      if (isAway) throw new Error('away');
      return [];
    };
    const respond = createCachedLists({ list }, async () => 1);
    await expect(respond('blogs', request)).rejects.toThrow('away');
    isAway = false;
    expect((await respond('blogs', request)).status).toBe(200);
  });
});

describe('the list of the server', () => {
  let server: TestServer;
  let owner: Record<string, string>;
  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.signIn();
  });
  afterAll(() => server.remove());
  const create = (title: string) =>
    server.call(
      'POST',
      '/api/blogs/create',
      { title, content: 'x'.repeat(5_000), author: 'A' },
      owner,
    );
  const get = (headers: Record<string, string>) =>
    server.call('GET', '/api/blogs/get', undefined, headers);

  it.each(['br', 'gzip', 'identity'])(
    'is sent as %s, and not again if it is known',
    async (name) => {
      await create(`As ${name}`);
      const response = await get({ 'accept-encoding': name });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(name);
      const length = Number(response.headers.get('content-length'));
      expect(length < 1_000).toBe(name !== 'identity');
      expect(response.headers.get('content-type')).toBe('application/json');
      // A browser keeps it, and asks each time whether it has changed.
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect((await response.json())[0].title).toBe(`As ${name}`);
      const known = {
        'accept-encoding': name,
        'if-none-match': response.headers.get('etag') ?? '',
      };
      expect((await get(known)).status).toBe(304);
      await server.call('POST', '/api/testimonials/create', { name: 'A', message: 'B' }, owner);
      expect((await get(known)).status).toBe(304);
      await create('Newer');
      expect((await get(known)).status).toBe(200);
    },
  );
});
