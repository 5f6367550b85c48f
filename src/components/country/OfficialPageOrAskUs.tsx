import Link from '@mui/material/Link';
import { AskUsLink } from './AskUsLink.tsx';

/** A page of an authority; without an address its label says where to look. */
interface OfficialPage {
  readonly label: string;
  readonly url?: string;
}

interface OfficialPageOrAskUsProps {
  /** The page that publishes the fact; without it only 'Ask us' is shown. */
  page?: OfficialPage | undefined;
  /** The subject of the question, such as 'Canada: Health cover'. */
  subject?: string | undefined;
}

/**
 * Replaces a fact that we do not know: where it is published, and after it 'Ask us'.
 *
 * Use AskUsLink where nobody publishes the fact.
 */
export function OfficialPageOrAskUs({ page, subject }: OfficialPageOrAskUsProps) {
  return (
    <>
      {page && (page.url ? <Link href={page.url}>Official page</Link> : page.label)}
      {page && ', or '}
      <AskUsLink subject={subject} />
    </>
  );
}
