import { memoryStorage } from '#src/lib/storage.ts';

const items = new Map<string, string>();
const storage = Object.defineProperty(memoryStorage(items), 'length', { get: () => items.size });

const urlOf = (request: RequestInfo | URL): string =>
  request instanceof Request ? request.url : new URL(request, window.location.href).href;

/** The part of a `Cache` that the site uses. */
class OwnCache {
  readonly #responses = new Map<string, Response>();

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.#responses.set(urlOf(request), response);
  }
  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.#responses.get(urlOf(request))?.clone();
  }
}

let caches = new Map<string, OwnCache>();

async function openCache(name: string): Promise<OwnCache> {
  const cache = caches.get(name) ?? new OwnCache();
  caches.set(name, cache);
  return cache;
}

async function matchCaches(
  request: RequestInfo | URL,
  { cacheName }: CacheQueryOptions & { cacheName?: string } = {},
) {
  for (const [name, cache] of caches) {
    const found =
      cacheName === undefined || cacheName === name ? await cache.match(request) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Gives this window a localStorage and caches of its own, in memory, apart from other tabs. */
export function keepStorageInWindow(): void {
  Object.defineProperty(window, 'localStorage', { value: storage });
  // Drafts are in that localStorage instead.
  Object.defineProperty(window, 'indexedDB', { value: undefined });
  Object.defineProperty(window, 'caches', { value: { open: openCache, match: matchCaches } });
}

/** Empties everything that a story can store. */
export function clearStorage(): void {
  items.clear();
  window.sessionStorage.clear();
  caches = new Map();
}
