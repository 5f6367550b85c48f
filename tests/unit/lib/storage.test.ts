import { afterEach, expect, it, vi } from 'vitest';
import { type KeyValueStorage, safeStorage } from '#src/lib/storage.ts';

afterEach(() => vi.restoreAllMocks());

it('uses the storage if it works', () => {
  const items = new Map<string, string>();
  const storage = safeStorage(() => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }));
  storage.setItem('a', '1');
  expect(items.get('a')).toBe('1');
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

it.each<[string, () => KeyValueStorage]>([
  [
    'blocked',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
  [
    'full',
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
      removeItem: () => {},
    }),
  ],
])('keeps values in memory and warns once if the storage is %s', (_, open) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const storage = safeStorage(open);
  storage.setItem('a', '1');
  storage.setItem('b', '2');
  expect([storage.getItem('a'), storage.getItem('b')]).toEqual(['1', '2']);
  expect(warn).toHaveBeenCalledOnce();
});
