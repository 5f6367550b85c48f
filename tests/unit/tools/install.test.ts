import { describe, expect, test } from 'vitest';
import { isInstalled } from '#tools/install.mjs';

const project = { version: '1.0.0' };
const react = { version: '19.0.0', integrity: 'sha512-a' };

describe('isInstalled', () => {
  test('is true if every package is present in the wanted version', () => {
    expect(isInstalled({ '': project, react }, { react })).toBe(true);
  });

  test('is false if a package is missing or has another version or content', () => {
    expect(isInstalled({ react }, {})).toBe(false);
    expect(isInstalled({ react }, { react: { ...react, version: '18.0.0' } })).toBe(false);
    expect(isInstalled({ react }, { react: { ...react, integrity: 'sha512-b' } })).toBe(false);
  });

  test('ignores missing packages for other systems', () => {
    expect(isInstalled({ react, 'esbuild-aix': { optional: true } }, { react })).toBe(true);
  });
});
