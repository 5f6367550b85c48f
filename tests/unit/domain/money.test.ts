import { expect, it } from 'vitest';
import { builtRates, toNpr } from '#src/domain/exchangeRates.ts';
import { approximateNprRange, formatAmount, formatRange } from '#src/domain/money.ts';

it.each([
  [500, 'EUR', '€500'],
  [1_455_000, 'CAD', 'CAD 1,455,000'],
  [20_000, 'USD', 'USD 20,000'],
  [20_000, 'AUD', 'AUD 20,000'],
  [1_200_000, 'JPY', 'JPY 1,200,000'],
  [535_800.5, 'KRW', 'KRW 535,801'],
  [1_200_000, 'INR', 'INR 12,00,000'],
  [99_999, 'NPR', 'NPR 99,999'],
  [1_455_000, 'NPR', 'NPR 14,55,000'],
  [12_345_678, 'NPR', 'NPR 1,23,45,678'],
] as const)('formatAmount(%d, %s) is %s', (amount, currency, text) => {
  expect(formatAmount(amount, currency)).toBe(text);
});

it('names the currency of a range once', () => {
  expect(formatRange(1_455_000, 3_395_000, 'NPR')).toBe('NPR 14,55,000 to 33,95,000');
  expect(formatRange(60, 60, 'GBP')).toBe('£60');
});

it.each([
  [99_999, 99_999, 'about NPR 99,999'],
  [100_000, 100_000, 'about NPR 1\u00A0lakh'],
  [1_455_000, 1_455_000, 'about NPR 14.6\u00A0lakh'],
  [9_994_999, 9_994_999, 'about NPR 99.9\u00A0lakh'],
  [9_995_000, 9_995_000, 'about NPR 1\u00A0crore'],
  [1_455_000, 3_395_000, 'about NPR 14.6 to 34\u00A0lakh'],
  [9_870_000, 12_000_000, 'about NPR 98.7\u00A0lakh to 1.2\u00A0crore'],
  [12_000_000, 13_000_000, 'about NPR 1.2 to 1.3\u00A0crore'],
  [11_491_396, 27_640_000, 'about NPR 1.15 to 2.76\u00A0crore'],
  [28_000_000, 28_004_000, 'about NPR 2.8\u00A0crore'],
  [90_000, 120_000, 'about NPR 0.9 to 1.2\u00A0lakh'],
  [8820, 14_700, 'about NPR 8,820 to 14,700'],
])('approximateNprRange(%d, %d) is %s', (from, to, text) => {
  expect(approximateNprRange(from, to)).toBe(text);
});

it('knows the rates of currencies by their ISO codes', () => {
  const codes = Intl.supportedValuesOf('currency');
  expect(Object.keys(builtRates).filter((code) => !codes.includes(code))).toEqual([]);
});

it('converts at the given rates to whole rupees', () => {
  expect(toNpr(3, 'GBP', { ...builtRates, GBP: { npr: 171.5 } })).toBe(515);
});
