import Link from '@mui/material/Link';
import { contactPath } from '#src/domain/contactLink.ts';
import { paths } from '#src/pageTable.ts';

interface AskUsLinkProps {
  /** The subject of the question, such as 'Canada: visa fee'. Default: none. */
  subject?: string | undefined;
}

/**
 * Replaces a fact that we do not know: a link to the contact page, with the subject filled in.
 *
 * Only for facts that are missing from our sources.
 */
export function AskUsLink({ subject }: AskUsLinkProps) {
  return (
    <Link href={subject ? contactPath(subject) : paths.contact} sx={{ whiteSpace: 'nowrap' }}>
      Ask us
    </Link>
  );
}
