import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ForeignCurrency } from '#src/domain/exchangeRates.ts';
import { rateText } from '#src/domain/rateText.ts';
import { YEARS_TEXT } from '#src/domain/studyCosts.ts';
import { useRates } from '#src/hydration/useRates.ts';

interface CostNotesProps {
  currency: ForeignCurrency;
  /** True if there are study costs. */
  hasCosts: boolean;
}

/** The notes on the costs of a guide: the years, what is missing, and the rate. */
export function CostNotes({ currency, hasCosts }: CostNotesProps) {
  const rates = useRates();
  return (
    <>
      <Typography variant="body2" sx={{ mt: 2, maxWidth: '65ch' }}>
        {hasCosts && `${YEARS_TEXT} `}
        Not in this list: the flight, the tests, and the papers and examinations named under
        Requirements.
      </Typography>
      {hasCosts && (
        <Typography variant="body2" sx={{ mt: 3, maxWidth: '65ch' }}>
          {`In rupees at ${rateText(rates, currency)}. `}
          <Link href="#whole-sum">Enter your bank’s rate</Link>
          {' with the whole sum.'}
        </Typography>
      )}
    </>
  );
}
