import { expect, test } from 'vitest';
import { isInstalled } from '#tools/install.mjs';

const react = { version: '19.0.0' };

test('is true if every package is present', () => {
  expect(isInstalled({ '': {}, react }, { react })).toBe(true);
});

test('is false if a package is missing or has another version', () => {
  expect(isInstalled({ react }, {})).toBe(false);
  expect(isInstalled({ react }, { react: { version: '18.0.0' } })).toBe(false);
});

test('ignores missing packages for other systems', () => {
  expect(isInstalled({ react, 'esbuild-aix': { optional: true } }, { react })).toBe(true);
});
