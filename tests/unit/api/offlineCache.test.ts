import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentEndpoints } from '#contracts/content.ts';
import { request } from '#src/api/client.ts';
import { networkFirst, readCache } from '#src/api/offlineCache.ts';

const { listBlogs } = contentEndpoints;
const blog = { _id: 'a', title: 'Visas', content: 'Start early.' };
const now = new Date('2026-01-02T03:04:05Z');
const signal = new AbortController().signal;

/** What the server does with the next request. */
let respond: () => { status: number; data: unknown };
/** The entries of the browser's Cache API, by path. */
let entries: Map<string, Response>;

vi.mock('axios', async (importOriginal) => {
  const axios = await importOriginal<typeof import('axios')>();
  const { AxiosError } = axios;
  const create = () => ({
    request: async () => {
      const response = respond();
      if (response.status < 400) return response;
      throw new AxiosError('Refused', 'ERR', undefined, undefined, {
        ...response,
        statusText: '',
        headers: {},
        config: { headers: new axios.AxiosHeaders() },
      });
    },
  });
  return { ...axios, default: { create } };
});

const { AxiosError } = await import('axios');
const unreachable = () => {
  throw new AxiosError('Network Error');
};

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

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('networkFirst', () => {
  it('returns and caches the response', async () => {
    respond = () => ({ status: 200, data: [blog] });
    await expect(networkFirst(listBlogs, { signal })).resolves.toEqual({ data: [blog] });
    await vi.waitFor(() => expect(entries.has('/blogs/get')).toBe(true));
    await expect(readCache(listBlogs)).resolves.toEqual({ data: [blog], cachedAt: now });
  });

  it('returns the cached response with its time if the server is unreachable', async () => {
    entries.set('/blogs/get', Response.json([blog], { headers: { date: now.toUTCString() } }));
    respond = unreachable;
    await expect(networkFirst(listBlogs, { signal })).resolves.toEqual({
      data: [blog],
      cachedAt: now,
      error: expect.any(AxiosError),
    });
  });

  it('rejects if nothing is cached', async () => {
    respond = unreachable;
    await expect(networkFirst(listBlogs, { signal })).rejects.toThrow('Network Error');
  });

  it('rejects if the server responds with an error, whatever is cached', async () => {
    entries.set('/blogs/get', Response.json([blog]));
    respond = () => ({ status: 500, data: { message: 'Failed' } });
    await expect(networkFirst(listBlogs, { signal })).rejects.toThrow('Refused');
  });

  it('ignores a cached response that does not match the contract', async () => {
    entries.set('/blogs/get', Response.json({ hello: 'world' }));
    respond = unreachable;
    await expect(networkFirst(listBlogs, { signal })).rejects.toThrow('Network Error');
  });

  it('works without browser storage', async () => {
    vi.stubGlobal('caches', undefined);
    respond = () => ({ status: 200, data: [blog] });
    await expect(networkFirst(listBlogs, { signal })).resolves.toEqual({ data: [blog] });
  });
});

describe('request', () => {
  it('returns null for an empty body', async () => {
    respond = () => ({ status: 200, data: '' });
    await expect(request(contentEndpoints.getBlog, { id: 'a' })).resolves.toBeNull();
  });
});
