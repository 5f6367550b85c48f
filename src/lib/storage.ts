/** The part of the Web Storage API that sessions and drafts use. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage of values in memory. */
export function memoryStorage(items = new Map<string, string>()): KeyValueStorage {
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Returns a storage that never throws: after the first error it keeps values in memory. */
export function safeStorage(open: () => KeyValueStorage): KeyValueStorage {
  const memory = memoryStorage();
  let broken = false;
  function attempt<T>(action: (storage: KeyValueStorage) => T): T {
    if (!broken) {
      try {
        return action(open());
      } catch (error) {
        broken = true;
        console.warn('Browser storage is not available; keeping values in this tab only.', error);
      }
    }
    return action(memory);
  }
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value)),
    removeItem: (key) => attempt((storage) => storage.removeItem(key)),
  };
}
