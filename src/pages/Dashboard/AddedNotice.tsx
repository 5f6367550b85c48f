import Link from '@mui/material/Link';
import { Callout } from '#src/components/ui/Callout.tsx';

interface AddedNoticeProps {
  /** The name of the entry. */
  name: string;
  /** The page that shows it. */
  href: string;
  /** Called when the next one is to be written. */
  onWriteAnother: () => void;
}

/** Above the form that has just added an entry: leads to it, and to the next one. */
export function AddedNotice({ name, href, onWriteAnother }: AddedNoticeProps) {
  return (
    <Callout action={{ label: 'Write another', onClick: onWriteAnother }}>
      {`${name} is on the site. `}
      <Link href={href}>See it</Link>
    </Callout>
  );
}
