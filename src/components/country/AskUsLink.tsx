import Link from '@mui/material/Link';
import { contactPath, questionSubject } from '#src/domain/contactLink.ts';
import { paths } from '#src/pageTable.ts';

interface AskUsLinkProps {
  /** The country or the test of the question. Default: the question has no subject. */
  about?: string | undefined;
  /** The fact that is missing: 'Visa fee'. */
  topic: string;
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
export function AskUsLink({ about, topic, page }: AskUsLinkProps) {
  const href = about ? contactPath(questionSubject(about, topic)) : paths.contact;
  return (
    <>
      {page && (page.url ? <Link href={page.url}>Official page</Link> : page.label)}
      {page && ', or '}
      <Link href={href} sx={{ whiteSpace: 'nowrap' }}>
        Ask us
      </Link>
    </>
  );
}
