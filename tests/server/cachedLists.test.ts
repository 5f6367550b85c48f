import { expect, it } from 'vitest';
import { createCachedLists } from '#server/content/cachedLists.ts';
import { startTestServer } from './testServer.ts';

const request = new Request('http://site/', { headers: { 'accept-encoding': 'br' } });

it('a list is read once a version, for all who ask at once', async () => {
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

it('the list of the server is sent compressed, and not again before one of its kind changes', async () => {
  const server = await startTestServer();
  const create = (title: string) => server.addBlog({ title, content: 'x'.repeat(5_000) });
  const get = (headers = {}) => server.call('GET', '/api/blogs/get', undefined, headers);
  await create('First');
  const response = await get({ 'accept-encoding': 'br' });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/json',
    // A browser keeps it, and asks each time whether it has changed.
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  });
  expect(Number(response.headers.get('content-length'))).toBeLessThan(1_000);
  expect((await response.json())[0].title).toBe('First');
  const known = { 'accept-encoding': 'br', 'if-none-match': response.headers.get('etag') ?? '' };
  await server.asOwner('POST', '/api/testimonials/create', { name: 'A', message: 'B' });
  expect((await get(known)).status).toBe(304);
  await create('Newer');
  expect((await get(known)).status).toBe(200);
});
