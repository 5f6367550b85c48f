import type { UsdExamFee } from './exam.ts';
import { defaultRates, toNpr } from './exchangeRates.ts';
import { formatRange } from './money.ts';

const { USD: nprPerUsd } = defaultRates;

/** An exam fee in US dollars, from `from` to `to`, converted to NPR at the default rate. */
export function usdExamFee(exam: string, from: number, to: number = from): UsdExamFee {
  const inNpr = (dollars: number) => toNpr(dollars, 'USD', defaultRates);
  return {
    exam,
    usd: from === to ? `$${from}` : `$${from} to $${to}`,
    nprPerUsd,
    npr: formatRange(inNpr(from), inNpr(to), 'NPR'),
  };
}

/** The fee for running text: '$60 = NPR 8,100'. */
export const examFeeText = ({ usd, npr }: UsdExamFee): string => `${usd} = ${npr}`;
