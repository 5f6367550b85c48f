import { expect, it } from 'vitest';
import { bankSource, builtRates, type Rates } from '#src/domain/exchangeRates.ts';
import { ratesText } from '#src/domain/rateText.ts';

const rates: Rates = {
  ...builtRates,
  AUD: { npr: 97.52, source: bankSource('2026-11-26', '2026-11-26') },
  CAD: { npr: 105.5 },
};

it.each([
  ['USD', 'about NPR 144 for 1 USD (Nepal Rastra Bank, January 2026)'],
  [
    'GBP',
    'about NPR 194 for 1 GBP (our rounded rate, not a bank rate; we checked on 26 November 2026)',
  ],
  [
    'NZD',
    'about NPR 81 for 1 NZD (our rounded rate, not a bank rate; today’s is probably higher, and so are the rupees, 2025)',
  ],
  ['AUD', 'NPR 97.52 for 1 AUD (Nepal Rastra Bank, 26 November 2026)'],
  ['CAD', 'NPR 105.5 for 1 CAD (your own rate)'],
] as const)('says of the rate of the %s whose it is and of when: %s', (currency, text) => {
  expect(ratesText(rates, currency)).toBe(text);
});

it('names each source once for several rates', () => {
  expect(ratesText(builtRates, 'GBP', 'USD', 'EUR', 'EUR')).toBe(
    'about NPR 194 for 1 GBP, about NPR 169 for 1 EUR (our rounded rate, not a bank rate; we checked on 26 November 2026); about NPR 144 for 1 USD (Nepal Rastra Bank, January 2026)',
  );
});
