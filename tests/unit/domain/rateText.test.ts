import { expect, it } from 'vitest';
import { bankSource, builtRates, type Rates } from '#src/domain/exchangeRates.ts';
import { ratesText, rateText } from '#src/domain/rateText.ts';

it('says of every rate of the build who published it and when, or when we looked', () => {
  expect(rateText(builtRates, 'USD')).toBe(
    'about NPR 144 for 1 USD (Nepal Rastra Bank, January 2026)',
  );
  expect(rateText(builtRates, 'GBP')).toBe(
    'about NPR 194 for 1 GBP (our rounded rate; we looked on 26 November 2026)',
  );
  expect(rateText(builtRates, 'NZD')).toBe(
    'about NPR 81 for 1 NZD (our rounded planning rate, not a bank rate, 2025)',
  );
});

it('says of a rate of the bank of which day it is', () => {
  const rates: Rates = {
    ...builtRates,
    USD: { npr: 144.52, source: bankSource('2026-11-26', '2026-11-26') },
  };
  expect(rateText(rates, 'USD')).toBe('NPR 144.52 for 1 USD (Nepal Rastra Bank, 26 November 2026)');
});

it('says of a rate of the visitor that it is theirs', () => {
  const rates: Rates = { ...builtRates, GBP: { npr: 180.5 } };
  expect(rateText(rates, 'GBP')).toBe('NPR 180.5 for 1 GBP (your own rate)');
});

it('names each source once for several rates', () => {
  expect(ratesText(builtRates, ['GBP', 'USD', 'EUR', 'EUR'])).toBe(
    'about NPR 194 for 1 GBP, about NPR 169 for 1 EUR (our rounded rate; we looked on 26 November 2026); about NPR 144 for 1 USD (Nepal Rastra Bank, January 2026)',
  );
});
