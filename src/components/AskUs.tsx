import Link from '@mui/material/Link';
import { paths } from '#src/content/paths.ts';

/** Stands where a fact is not known: a link to the people who will find it out. */
export function AskUs() {
  return <Link href={paths.contact}>Ask us</Link>;
}
