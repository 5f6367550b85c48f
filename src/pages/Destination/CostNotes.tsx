import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { sumText } from '#src/domain/comparableCosts.ts';
import { YEARS_TEXT } from '#src/domain/cost.ts';
import type { Destination } from '#src/domain/destination.ts';
import { defaultRates } from '#src/domain/exchangeRates.ts';

interface CostNotesProps {
  destination: Destination;
}

/** How to estimate the costs of a guide: their sum, the years, what is missing, and the rate. */
export function CostNotes({ destination }: CostNotesProps) {
  const { costs, currency } = destination;
  const sum = sumText(destination, defaultRates);
  return (
    <>
      {sum && (
        <Typography sx={{ mt: 2, maxWidth: '65ch' }}>
          <strong>{sum}</strong> Both are in this sum: do not add them again. Visa fee and health
          cover are not in it.
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 2, maxWidth: '65ch' }}>
        {costs.length > 0 && `${YEARS_TEXT} `}
        Not in this list: the flight, the tests, and the papers and examinations named under
        Requirements.
      </Typography>
      {costs.length > 0 && (
        <Typography variant="body2" sx={{ mt: 3, maxWidth: '65ch' }}>
          {`In rupees at NPR ${defaultRates[currency]} for 1 ${currency}: a rounded planning rate of 2025, not a bank rate. `}
          <Link href="#whole-sum">Enter your bank’s rate</Link>
          {' with the whole sum.'}
        </Typography>
      )}
    </>
  );
}
