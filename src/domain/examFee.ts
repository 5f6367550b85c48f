import type { UsdExamFee } from './exam.ts';
import { formatRange } from './money.ts';

/** NPR for one US dollar, with which the specification converts the fees of exams. */
const NPR_PER_USD = 135;

/** An exam fee in US dollars, from `from` to `to`, converted to NPR. */
export function usdExamFee(exam: string, from: number, to: number = from): UsdExamFee {
  return {
    exam,
    usd: from === to ? `$${from}` : `$${from} to $${to}`,
    nprPerUsd: NPR_PER_USD,
    npr: formatRange(from * NPR_PER_USD, to * NPR_PER_USD, 'NPR'),
  };
}

/** The fee for running text: '$60 = NPR 8,100'. */
export const examFeeText = ({ usd, npr }: UsdExamFee): string => `${usd} = ${npr}`;
