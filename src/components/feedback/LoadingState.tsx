import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { WITHOUT_SCRIPT } from '#src/lib/supportedBrowsers.ts';
import { StatusMessage } from './StatusMessage.tsx';

interface LoadingStateProps {
  /** The status, such as 'Loading blogs...'. */
  message: string;
  /** The placeholder of the content. */
  skeleton: ReactNode;
  /** The phone number as shown, and as in a `tel:` link. */
  phone: { display: string; tel: string };
  /** The e-mail address. */
  email: string;
  /** Another page, for a browser without JavaScript. */
  otherPage?: { label: string; href: string };
}

const Loading = styled('div')({ [WITHOUT_SCRIPT]: { display: 'none' } });

/**
 * The content of a page while its data loads. Without JavaScript it never loads: then it says so,
 * and names other ways.
 *
 * For the main content of a page; use StatusMessage alone in the dashboard.
 */
export function LoadingState({ message, skeleton, phone, email, otherPage }: LoadingStateProps) {
  return (
    <>
      <Loading>
        <StatusMessage>{message}</StatusMessage>
        {skeleton}
      </Loading>
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
