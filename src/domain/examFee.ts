import type { AmountRange, UsdExamFee } from './exam.ts';
import { defaultRates, toNpr } from './exchangeRates.ts';
import { formatAmount, formatRange } from './money.ts';

/** An exam fee in US dollars, from `from` to `to`, converted to NPR at the default rate. */
export function usdExamFee(exam: string, from: number, to: number = from): UsdExamFee {
  return {
    exam,
    usd: { min: from, max: to },
    nprPerUsd: defaultRates.USD,
    npr: { min: toNpr(from, 'USD', defaultRates), max: toNpr(to, 'USD', defaultRates) },
  };
}

function dollars({ min, max }: AmountRange): string {
  return min === max ? `$${min}` : `$${min} to $${max}`;
}

function rupees({ min, max }: AmountRange): string {
  return min === max ? formatAmount(min, 'NPR') : formatRange(min, max, 'NPR');
}

/** The terms of '$60 × 135 = NPR 8,100'; a range of dollars is in brackets. */
export function examFeeTerms({ usd, nprPerUsd, npr }: UsdExamFee) {
  return {
    foreign: usd.min === usd.max ? dollars(usd) : `(${dollars(usd)})`,
    rate: nprPerUsd,
    npr: rupees(npr),
  };
}

/** The fee for running text: '$60 = NPR 8,100'. */
export function examFeeText({ usd, npr }: UsdExamFee): string {
  return `${dollars(usd)} = ${rupees(npr)}`;
}
