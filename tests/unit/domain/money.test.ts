import { describe, expect, it } from 'vitest';
import { defaultRates, toNpr } from '#src/domain/exchangeRates.ts';
import {
  approximateNpr,
  approximateNprRange,
  formatAmount,
  formatRange,
} from '#src/domain/money.ts';

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
    [99999, 'NPR', 'NPR 99,999'],
    [100000, 'NPR', 'NPR 1,00,000'],
    [1455000, 'NPR', 'NPR 14,55,000'],
    [12345678, 'NPR', 'NPR 1,23,45,678'],
    [1455000, 'CAD', 'CAD 1,455,000'],
  ] as const)('formats %d %s as %s', (amount, currency, text) => {
    expect(formatAmount(amount, currency)).toBe(text);
  });
});

describe('formatRange', () => {
  it.each([
    [10000, 38000, 'GBP', '£10,000 to 38,000'],
    [20000, 45000, 'AUD', 'AUD 20,000 to 45,000'],
    [26500, 30000, 'NPR', 'NPR 26,500 to 30,000'],
    [1455000, 3395000, 'NPR', 'NPR 14,55,000 to 33,95,000'],
  ] as const)('formats %d to %d %s with one currency', (from, to, currency, text) => {
    expect(formatRange(from, to, currency)).toBe(text);
  });
});

describe('approximateNpr', () => {
  it.each([
    [31500, 'NPR 31,500'],
    [99999, 'NPR 99,999'],
    [100000, 'about NPR 1 lakh'],
    [1455000, 'about NPR 14.6 lakh'],
    [9994999, 'about NPR 99.9 lakh'],
    [9995000, 'about NPR 1 crore'],
    [12345678, 'about NPR 1.2 crore'],
  ])('says of %d rupees %s', (amount, text) => {
    expect(approximateNpr(amount)).toBe(text);
  });
});

describe('approximateNprRange', () => {
  it.each([
    [1455000, 3395000, 'about NPR 14.6 to 34 lakh'],
    [9870000, 12000000, 'about NPR 98.7 lakh to 1.2 crore'],
    [12000000, 13000000, 'about NPR 1.2 to 1.3 crore'],
    [90000, 120000, 'NPR 90,000 to about NPR 1.2 lakh'],
    [8820, 14700, 'NPR 8,820 to NPR 14,700'],
    [1455000, 1455000, 'about NPR 14.6 lakh'],
  ])('says of %d to %d rupees %s', (from, to, text) => {
    expect(approximateNprRange(from, to)).toBe(text);
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
