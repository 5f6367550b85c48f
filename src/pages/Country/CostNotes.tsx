import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { defaultRates, type ForeignCurrency } from '#src/domain/exchangeRates.ts';
import { YEARS_TEXT } from '#src/domain/studyCosts.ts';

interface CostNotesProps {
  currency: ForeignCurrency;
  /** Whether there are study costs. */
  hasCosts: boolean;
}

/** How to estimate the costs of a guide: the years, what is missing, and the rate. */
export function CostNotes({ currency, hasCosts }: CostNotesProps) {
  return (
    <>
      <Typography variant="body2" sx={{ mt: 2, maxWidth: '65ch' }}>
        {hasCosts && `${YEARS_TEXT} `}
        Not in this list: the flight, the tests, and the papers and examinations named under
        Requirements.
      </Typography>
      {hasCosts && (
        <Typography variant="body2" sx={{ mt: 3, maxWidth: '65ch' }}>
          {`In rupees at NPR ${defaultRates[currency]} for 1 ${currency}: a rounded planning rate of 2025, not a bank rate. `}
          <Link href="#whole-sum">Enter your bank’s rate</Link>
          {' with the whole sum.'}
        </Typography>
      )}
    </>
  );
}
