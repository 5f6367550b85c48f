import Link from '@mui/material/Link';
import { contactPath } from '#src/domain/contactLink.ts';
import { paths } from '#src/pageTable.ts';

interface AskUsLinkProps {
  /** The subject of the question, such as 'Canada: visa fee'. Default: none. */
  subject?: string | undefined;
  /**
   * The page that publishes the fact, which comes first; without an address its label says where to
   * look. Default: nobody publishes it.
   */
  page?: { readonly label: string; readonly url?: string } | undefined;
}

/**
 * Replaces a fact that we do not know: where it is published, and a link to the contact page, with
 * the subject filled in.
 *
 * Only for facts that are missing from our sources.
 */
export function AskUsLink({ subject, page }: AskUsLinkProps) {
  return (
    <>
      {page && (page.url ? <Link href={page.url}>Official page</Link> : page.label)}
      {page && ', or '}
      <Link href={subject ? contactPath(subject) : paths.contact} sx={{ whiteSpace: 'nowrap' }}>
        Ask us
      </Link>
    </>
  );
}
