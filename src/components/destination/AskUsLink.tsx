import Link from '@mui/material/Link';
import { paths } from '#src/paths.ts';

/**
 * Replaces a fact that we do not know: a link to the contact page.
 *
 * Only for facts that are missing from our sources.
 */
export function AskUsLink() {
  return (
    <Link href={paths.contact} sx={{ whiteSpace: 'nowrap' }}>
      Ask us
    </Link>
  );
}
