import { memoryStorage } from '#src/lib/storage.ts';

const items = new Map<string, string>();
const storage = Object.defineProperty(memoryStorage(items), 'length', { get: () => items.size });

/** The responses of all caches by their paths: no two caches of the site have the same. */
const responses = new Map<string, Response>();

/** The part of `CacheStorage` that the site uses. */
const caches = {
  open: async () => ({
    put: async (path: string, response: Response) => void responses.set(path, response),
  }),
  match: async (path: string) => responses.get(path)?.clone(),
};

/** Gives this window a localStorage and caches of its own, in memory, apart from other tabs. */
export function keepStorageInWindow(): void {
  Object.defineProperty(window, 'localStorage', { value: storage });
  // Drafts are in that localStorage instead.
  Object.defineProperty(window, 'indexedDB', { value: undefined });
  Object.defineProperty(window, 'caches', { value: caches });
}

/** Empties everything that a story can store. */
export function clearStorage(): void {
  items.clear();
  window.sessionStorage.clear();
  responses.clear();
}
