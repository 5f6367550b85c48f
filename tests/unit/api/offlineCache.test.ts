import { AxiosError } from 'axios';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listBlogs } from '#contracts/blog.ts';
import { networkFirst, readCache } from '#src/api/offlineCache.ts';

const blogs = [{ _id: 'a', title: 'Visas', content: 'Start early.' }];
const now = new Date('2026-01-02T03:04:05Z');

const requestJson = vi.hoisted(() => vi.fn());
vi.mock('#src/api/client.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#src/api/client.ts')>()),
  requestJson,
}));

const load = () => networkFirst(listBlogs, { signal: new AbortController().signal });

/** The entries of the browser's Cache API, by path. */
let entries: Map<string, Response>;

beforeEach(() => {
  vi.useFakeTimers({ now });
  entries = new Map();
  const cache = {
    put: async (path: string, response: Response) => void entries.set(path, response),
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (path: string) => entries.get(path)?.clone(),
  });
});

describe('if the server responds', () => {
  it('returns and caches the response', async () => {
    requestJson.mockResolvedValueOnce({ data: blogs });
    await expect(load()).resolves.toEqual({ data: blogs });
    await vi.waitFor(() => expect(entries.has('/blogs/get')).toBe(true));
    await expect(readCache(listBlogs)).resolves.toEqual({ data: blogs, cachedAt: now });
  });

  it('works without browser storage', async () => {
    vi.stubGlobal('caches', undefined);
    requestJson.mockResolvedValueOnce({ data: blogs });
    await expect(load()).resolves.toEqual({ data: blogs });
  });

  it('rejects after an error, whatever is cached', async () => {
    entries.set('/blogs/get', Response.json(blogs));
    requestJson.mockRejectedValueOnce(new Error('Refused'));
    await expect(load()).rejects.toThrow('Refused');
  });
});

it('ignores a cached response that does not match the contract', async () => {
  entries.set('/blogs/get', Response.json({ hello: 'world' }));
  requestJson.mockRejectedValueOnce(new AxiosError('Network Error'));
  await expect(load()).rejects.toThrow('Network Error');
});
