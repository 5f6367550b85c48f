import Link from '@mui/material/Link';
import { paths } from '#src/paths.ts';

/**
 * Stands where a fact is not known: a link to the people who will find it out.
 *
 * Never for a fact that can be looked up, and never in a form.
 */
export function AskUsLink() {
  return <Link href={paths.contact}>Ask us</Link>;
}
