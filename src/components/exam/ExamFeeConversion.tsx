import { styled } from '@mui/material/styles';
import { headingFont } from '#src/theme/tokens.ts';

interface ExamFeeConversionProps {
  /** The test, and the year of the fee and the rate. */
  caption: string;
  /** The fee with its currency sign: '$60'. */
  foreign: string;
  /** NPR for one unit of that currency. */
  rate: number;
  /** The result: 'NPR 8,100'. */
  npr: string;
}

const Figure = styled('figure')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '& figcaption': theme.typography.subtitle2,
  '& p': {
    ...headingFont,
    margin: '4px 0 0',
    fontSize: '1.125rem',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}));

/**
 * An exam fee of a past year with its conversion to rupees: '$60 × 135 = NPR 8,100'.
 *
 * For one fee in a foreign currency; use FigureText for that of today, FeeTable for fees in rupees.
 */
export function ExamFeeConversion({ caption, foreign, rate, npr }: ExamFeeConversionProps) {
  return (
    <Figure>
      <figcaption>{caption}</figcaption>
      <p>{`${foreign} × ${rate} = ${npr}`}</p>
    </Figure>
  );
}
