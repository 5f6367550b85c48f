import { styled } from '@mui/material/styles';
import { headingFont } from '#src/theme/tokens.ts';

interface ExamFeeConversionProps {
  /** The fee with its currency sign: '$60'. */
  foreign: string;
  /** NPR for one unit of that currency. */
  rate: number;
  /** The result: 'NPR 8,100'. */
  npr: string;
}

const Equation = styled('p')(({ theme }) => ({
  ...headingFont,
  fontSize: 'clamp(1.625rem, 1.2rem + 2vw, 2.75rem)',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  display: 'grid',
  justifyItems: 'end',
  width: 'fit-content',
  rowGap: 4,
  columnGap: '0.32em',
  '& span:last-of-type': {
    color: theme.vars.palette.text.primary,
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
    borderBottom: `6px double ${theme.vars.palette.text.primary}`,
    paddingTop: 8,
  },
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    // With a wider text spacing.
    flexWrap: 'wrap',
    alignItems: 'baseline',
    '& span': { whiteSpace: 'nowrap' },
    '& span:last-of-type': { borderTop: 0 },
  },
}));

/**
 * An exam fee with its conversion to rupees: '$60 × 135 = NPR 8,100'. On a phone the terms are
 * stacked.
 *
 * For one fee in a foreign currency; use FeeTable for fees in rupees.
 */
export function ExamFeeConversion({ foreign, rate, npr }: ExamFeeConversionProps) {
  return (
    <Equation>
      <span>{foreign}</span> <span>{`× ${rate}`}</span> <span>{`= ${npr}`}</span>
    </Equation>
  );
}
