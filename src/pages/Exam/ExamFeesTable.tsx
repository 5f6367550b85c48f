import { ExamFeeConversion } from '#src/components/exam/ExamFeeConversion.tsx';
import { FeeTable } from '#src/components/exam/FeeTable.tsx';
import type { ExamFees } from '#src/domain/exam.ts';
import { formatAmount } from '#src/domain/money.ts';

interface ExamFeesTableProps {
  /** The test's name, for the caption. */
  name: string;
  fees: ExamFees;
}

/** The fees of the exam: a table, or a conversion from dollars to rupees. */
export function ExamFeesTable({ name, fees }: ExamFeesTableProps) {
  const caption = `${name} exam fees in Nepal, ${fees.source.year}`;
  switch (fees.kind) {
    case 'administrators':
      return (
        <FeeTable
          caption={caption}
          columns={[
            { label: 'Type' },
            { label: 'Fee', kind: 'figure' },
            { label: 'Administered by', kind: 'group' },
          ]}
          rows={fees.rows.map(({ type, version, fee, administeredBy }) => [
            { text: type, remark: version },
            formatAmount(fee, 'NPR'),
            administeredBy,
          ])}
        />
      );
    case 'ranges':
      return (
        <FeeTable
          caption={caption}
          columns={[{ label: 'Type' }, { label: 'Fee', kind: 'figure' }]}
          rows={fees.rows.map(({ type, fee }) => [type, fee])}
        />
      );
    case 'usd': {
      const { usd, nprPerUsd, npr } = fees.exam;
      // A range is one factor.
      const foreign = usd.includes(' to ') ? `(${usd})` : usd;
      return (
        <ExamFeeConversion
          caption={`${caption}, at our rate of that year`}
          rate={nprPerUsd}
          {...{ foreign, npr }}
        />
      );
    }
  }
}
