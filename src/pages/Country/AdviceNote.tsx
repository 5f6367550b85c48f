import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Country } from '#src/domain/country.ts';

/** A note that a guide is no advice on a visa case, and who may give such advice. */
export function AdviceNote({ country: { nameInText, visa } }: { country: Country }) {
  return (
    <Typography sx={{ mb: 2, maxWidth: '65ch' }}>
      This is general information, no advice on your own visa case.
      {visa?.advisers && (
        <>
          {` Who may give such advice for ${nameInText} is in the register of the `}
          <Link href={visa.advisers.url}>{visa.advisers.name}</Link>.
        </>
      )}
    </Typography>
  );
}
