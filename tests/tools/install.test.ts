import { describe, expect, test } from 'vitest';
import { isInstalled } from '#tools/install.mjs';

const project = { version: '1.0.0' };
const react = { version: '19.0.0', integrity: 'sha512-a' };

describe('isInstalled', () => {
  test('is true when every package is there in the version wanted', () => {
    expect(isInstalled({ '': project, react }, { react })).toBe(true);
  });

  test('is false when one is missing, or is of another version or content', () => {
    expect(isInstalled({ react }, {})).toBe(false);
    expect(isInstalled({ react }, { react: { ...react, version: '18.0.0' } })).toBe(false);
    expect(isInstalled({ react }, { react: { ...react, integrity: 'sha512-b' } })).toBe(false);
  });

  test('does not miss what is for another system', () => {
    expect(isInstalled({ react, 'esbuild-aix': { optional: true } }, { react })).toBe(true);
  });
});
