import { expect, it, vi } from 'vitest';
import { type KeyValueStorage, memoryStorage, safeStorage } from '#src/lib/storage.ts';

it('uses the storage if it works', () => {
  const items = new Map<string, string>();
  const storage = safeStorage(() => memoryStorage(items));
  storage.setItem('a', '1');
  expect(items).toEqual(new Map([['a', '1']]));
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
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
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
