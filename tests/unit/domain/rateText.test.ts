import { expect, it } from 'vitest';
import { builtRates, type Rates } from '#src/domain/exchangeRates.ts';
import { rateDayText, ratesText, rateText } from '#src/domain/rateText.ts';

it('says of every rate of the build who published it and when', () => {
  expect(rateText(builtRates, 'USD')).toBe('NPR 144 for 1 USD (Nepal Rastra Bank, January 2026)');
  expect(rateText(builtRates, 'GBP')).toBe(
    'NPR 194 for 1 GBP (rounded, from a table without a date, seen on 26 November 2026)',
  );
  expect(rateDayText(builtRates, 'GBP')).toBe('NPR 194 for 1 GBP, 26 November 2026');
  expect(rateText(builtRates, 'NZD')).toBe(
    'NPR 81 for 1 NZD (our rounded planning rate, not a bank rate, 2025)',
  );
});

it('says of a rate of the visitor that it is theirs', () => {
  const rates: Rates = { ...builtRates, GBP: { npr: 180.5 } };
  expect(rateText(rates, 'GBP')).toBe('NPR 180.5 for 1 GBP (your own rate)');
  expect(rateDayText(rates, 'GBP')).toBe('NPR 180.5 for 1 GBP (your own rate)');
});

it('names each source once for several rates', () => {
  expect(ratesText(builtRates, ['GBP', 'USD', 'EUR', 'EUR'])).toBe(
    'NPR 194 for 1 GBP, NPR 169 for 1 EUR (rounded, from a table without a date, seen on 26 November 2026); NPR 144 for 1 USD (Nepal Rastra Bank, January 2026)',
  );
});
