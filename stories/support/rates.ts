import { bankSource, builtRates, type Rates } from '#src/domain/exchangeRates.ts';

const DAY = '2026-11-25';
const rate = (npr: number) => ({ npr, source: bankSource(DAY, DAY) });

/** Parameters: the code of a docs page names the rates, whose list is longer than all the rest. */
export const namedRates = {
  docs: {
    source: {
      transform: (code: string) => code.replace(/rates=\{\{.*?^ {2}\}\}/ms, 'rates={rates}'),
    },
  },
};

/** Exchange rates with which the stories reckon, whichever the build knows. */
export const sampleRates: Rates = {
  ...builtRates,
  USD: rate(135),
  GBP: rate(172),
  EUR: rate(147),
  AUD: rate(88),
  CAD: rate(97),
  NZD: rate(81),
};
