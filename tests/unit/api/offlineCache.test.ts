import { AxiosError } from 'axios';
import { expect, it, vi } from 'vitest';
import { listBlogs } from '#contracts/blog.ts';
import { networkFirst } from '#src/api/offlineCache.ts';

const blogs = [{ _id: 'a', title: 'Visas', content: 'Start early.' }];

const requestJson = vi.hoisted(() => vi.fn());
vi.mock('#src/api/client.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#src/api/client.ts')>()),
  requestJson,
}));

const load = () => networkFirst(listBlogs, {});

/** The browser's Cache API with a response; without one the browser has no storage. */
const stubCache = (cached?: unknown) =>
  vi.stubGlobal('caches', cached && { match: async () => Response.json(cached) });

it('works without browser storage', async () => {
  stubCache();
  requestJson.mockResolvedValueOnce({ data: blogs });
  await expect(load()).resolves.toEqual({ data: blogs });
});

it('rejects after an error of the server, whatever is cached', async () => {
  stubCache(blogs);
  requestJson.mockRejectedValueOnce(new Error('Refused'));
  await expect(load()).rejects.toThrow('Refused');
});

it('ignores a cached response that does not match the contract', async () => {
  stubCache({ hello: 'world' });
  requestJson.mockRejectedValueOnce(new AxiosError('Network Error'));
  await expect(load()).rejects.toThrow('Network Error');
});
