import Link from '@mui/material/Link';
import { paths } from '#src/pageTable.ts';

/**
 * Replaces a fact that we do not know: a link to the contact page.
 *
 * Only for facts that are missing from our sources.
 *
 * **Keyboard:** A link like any other: `Enter` opens the contact page.
 *
 * **Screen reader:** 'Ask us, link', where the missing fact would be.
 */
export function AskUsLink() {
  return (
    <Link href={paths.contact} sx={{ whiteSpace: 'nowrap' }}>
      Ask us
    </Link>
  );
}
