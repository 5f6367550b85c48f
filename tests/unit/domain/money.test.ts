import { describe, expect, it } from 'vitest';
import { defaultRates, toNpr } from '#src/domain/exchangeRates.ts';
import { formatAmount, formatRange } from '#src/domain/money.ts';

describe('formatAmount', () => {
  it.each([
    [10000, 'GBP', '£10,000'],
    [20000, 'AUD', 'AUD 20,000'],
    [15000, 'CAD', 'CAD 15,000'],
    [9000, 'EUR', '€9,000'],
    [20000, 'NZD', 'NZD 20,000'],
    [30780, 'USD', 'USD 30,780'],
    [31500, 'NPR', 'NPR 31,500'],
    [500, 'EUR', '€500'],
    [7740000, 'NPR', 'NPR 7,740,000'],
  ] as const)('formats %d %s as %s', (amount, currency, text) => {
    expect(formatAmount(amount, currency)).toBe(text);
  });
});

describe('formatRange', () => {
  it.each([
    [10000, 38000, 'GBP', '£10,000 to 38,000'],
    [20000, 45000, 'AUD', 'AUD 20,000 to 45,000'],
    [26500, 30000, 'NPR', 'NPR 26,500 to 30,000'],
  ] as const)('formats %d to %d %s with one currency', (from, to, currency, text) => {
    expect(formatRange(from, to, currency)).toBe(text);
  });
});

describe('toNpr', () => {
  it.each([
    [60, 8100],
    [190, 25650],
    [210, 28350],
    [220, 29700],
  ])('converts USD %d to NPR %d', (usd, npr) => {
    expect(toNpr(usd, 'USD', defaultRates)).toBe(npr);
  });

  it('uses the given rates and rounds to whole rupees', () => {
    expect(toNpr(3, 'GBP', { ...defaultRates, GBP: 171.5 })).toBe(515);
  });
});
