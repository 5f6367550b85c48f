import { styled } from '@mui/material/styles';
import { FeeTable } from '#src/components/exam/FeeTable.tsx';
import type { Exam } from '#src/domain/exam.ts';
import { feeText } from '#src/domain/money.ts';
import { headingFont } from '#src/theme/tokens.ts';

const Conversion = styled('figure')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '& figcaption': theme.typography.subtitle2,
  '& p': {
    ...headingFont,
    margin: '4px 0 0',
    fontSize: '1.125rem',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}));

/** The fees of the exam: a table, or a conversion from dollars to rupees. */
export function ExamFeesTable({ name, fees }: Pick<Exam, 'name' | 'fees'>) {
  const caption = `${name} exam fees in Nepal, ${fees.source.year}`;
  if (fees.exam) {
    const { usd, nprPerUsd, npr } = fees.exam;
    // A range is one factor.
    const foreign = usd.includes(' to ') ? `(${usd})` : usd;
    return (
      <Conversion>
        <figcaption>{`${caption}, at our rate of that year`}</figcaption>
        <p>{`${foreign} × ${nprPerUsd} = ${npr}`}</p>
      </Conversion>
    );
  }
  return (
    <FeeTable
      caption={caption}
      columns={[
        { label: 'Type' },
        { label: 'Fee', kind: 'figure' },
        ...(fees.rows[0]?.administeredBy
          ? [{ label: 'Administered by', kind: 'group' } as const]
          : []),
      ]}
      rows={fees.rows.map(({ type, version, fee, administeredBy = '', isOver }) => [
        version ? { text: type, remark: version } : type,
        { text: feeText(fee), isOver },
        administeredBy,
      ])}
    />
  );
}
