import { expect, test } from 'vitest';
import { contrast, describeContrast } from '#src/lib/contrast.ts';

test('contrast follows WCAG, in either order of the colours', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#FFFFFF', '#000000')).toBe(21);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

test('describeContrast rounds down', () => {
  expect(describeContrast(4.49)).toBe('4.4 : 1, large text and borders');
  expect(describeContrast(4.5)).toBe('4.5 : 1, AA');
  expect(describeContrast(7)).toBe('7.0 : 1, AAA');
  expect(describeContrast(2.99)).toBe('2.9 : 1, decoration only');
});
