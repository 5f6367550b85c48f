import { formatRange } from './money.ts';

/** NPR for one US dollar, with which the specification converts the fees of exams. */
const NPR_PER_USD = 135;

/** An exam fee in US dollars, converted to NPR: '$190 to $210', 'NPR 25,650 to 28,350'. */
export const usdExamFee = (exam: string, from: number, to: number = from) => ({
  exam,
  usd: from === to ? `$${from}` : `$${from} to $${to}`,
  nprPerUsd: NPR_PER_USD,
  npr: formatRange(from * NPR_PER_USD, to * NPR_PER_USD, 'NPR'),
});

export type UsdExamFee = ReturnType<typeof usdExamFee>;

/** The fee for running text: '$60 = NPR 8,100'. */
export const examFeeText = ({ usd, npr }: UsdExamFee): string => `${usd} = ${npr}`;
