import { expect, test } from 'vitest';
import { isInstalled } from '#tools/install.mjs';

const react = { version: '19.0.0' };

test.each([
  ['every package is present', { '': {}, react }, { react }, true],
  ['a package is missing', { react }, {}, false],
  ['a package has another version', { react }, { react: { version: '18.0.0' } }, false],
  ['one for other systems is missing', { react, aix: { optional: true } }, { react }, true],
])('isInstalled if %s', (_, locked, installed, expected) => {
  expect(isInstalled(locked, installed)).toBe(expected);
});
