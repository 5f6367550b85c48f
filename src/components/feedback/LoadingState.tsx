import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { CardGrid } from '#src/components/ui/CardGrid.tsx';
import type { Site } from '#src/domain/site.ts';
import { StatusMessage } from './StatusMessage.tsx';

interface LoadingStateProps {
  /** The status, such as 'Loading blogs...'. */
  message: string;
  /** The placeholder of the content, which prevents layout shift. Default: grey cards. */
  skeleton?: ReactNode;
  /** The company, to call or to write to. */
  site: Pick<Site, 'phone' | 'email'>;
  /** Another page, for a browser without JavaScript. */
  otherPage?: { label: string; href: string };
}

/** Screen readers ignore them. */
const cards = (
  <CardGrid aria-hidden="true">
    {['1', '2', '3', '4', '5', '6'].map((key) => (
      <li key={key}>
        <Skeleton variant="rounded" height={300} />
      </li>
    ))}
  </CardGrid>
);

/**
 * The content of a page while its data loads. Without JavaScript it never loads: then it says so,
 * and names other ways.
 *
 * For the main content of a page; use StatusMessage alone in the dashboard.
 */
export function LoadingState({ message, skeleton = cards, site, otherPage }: LoadingStateProps) {
  const { phone, email } = site;
  return (
    <>
      <div className="needs-script">
        <StatusMessage>{message}</StatusMessage>
        {skeleton}
      </div>
      <noscript>
        <p>
          This page needs JavaScript and a recent browser to load its content.{' '}
          {otherPage && (
            <>
              Go to <Link href={otherPage.href}>{otherPage.label}</Link>.{' '}
            </>
          )}
          You can also call <Link href={`tel:${phone.tel}`}>{phone.display}</Link> or write to{' '}
          <Link href={`mailto:${email}`}>{email}</Link>.
        </p>
      </noscript>
    </>
  );
}
