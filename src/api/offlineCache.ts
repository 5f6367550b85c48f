import { safeParse } from 'valibot';
import { type Endpoint, pathOf } from '#contracts/endpoint.ts';
import type { QueryResult } from '#src/lib/useQuery.ts';
import { isNetworkError, type RequestOptions, requestJson } from './client.ts';

/** Increase the number when the format of an entry changes. */
const CACHE_NAME = 'api-responses-1';

/** Calls an endpoint of public data; returns the cached response if it cannot be reached. */
export async function networkFirst<Data>(
  endpoint: Endpoint<unknown, Data>,
  options: RequestOptions,
): Promise<QueryResult<Data>> {
  try {
    const response = await requestJson(endpoint, options);
    void writeCache(pathOf(endpoint, options.id), response.data);
    return response;
  } catch (error) {
    const cached = isNetworkError(error) ? await readCache(endpoint, options.id) : undefined;
    if (!cached) throw error;
    return { ...cached, error };
  }
}

/** Returns the last response of an endpoint, if there is one that matches the contract. */
export async function readCache<Data>(
  endpoint: Endpoint<unknown, Data>,
  id?: string,
): Promise<QueryResult<Data> | undefined> {
  try {
    const entry = await caches.match(pathOf(endpoint, id), { cacheName: CACHE_NAME });
    const result = safeParse(endpoint.response, await entry?.json());
    if (!entry || !result.success) return undefined;
    return { data: result.output, cachedAt: new Date(entry.headers.get('date') ?? 0) };
  } catch {
    return undefined; // Storage is not available.
  }
}

/** Stores a response with the current time. */
export async function writeCache(path: string, data: unknown): Promise<void> {
  try {
    const cache = await caches.open(CACHE_NAME);
    const headers = { date: new Date().toUTCString() };
    await cache.put(path, new Response(JSON.stringify(data), { headers }));
  } catch {
    // Storage is not available or full.
  }
}
