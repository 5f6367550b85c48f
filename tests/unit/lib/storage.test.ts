import { expect, it, vi } from 'vitest';
import { type KeyValueStorage, memoryStorage, safeStorage } from '#src/lib/storage.ts';

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
