import { expect, it } from 'vitest';
import { formatBytes } from '#src/lib/formatBytes.ts';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [3_400_000, '3.4 MB'],
  [21_540_000_000, '21.5 GB'],
  [4e15, '4,000 TB'],
])('formats %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
