import { expect, test } from 'vitest';
import { waitText } from '#src/domain/waitText.ts';
import { HOUR_MS } from '#src/lib/time.ts';

test.each([
  [-1, 'less than an hour'],
  [HOUR_MS - 1, 'less than an hour'],
  [HOUR_MS, 'one hour'],
  [47.9 * HOUR_MS, '47 hours'],
  [48 * HOUR_MS, 'two days'],
  [30 * 24 * HOUR_MS, '30 days'],
])('%i ms are %s', (ms, text) => {
  expect(waitText(ms)).toBe(text);
});
