import Link from '@mui/material/Link';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '#brand/site.ts';
import type { AuditKind } from '#contracts/audit.ts';
import type { Account, Attack } from '#contracts/session.ts';
import { isBuilt, loadPage } from '#src/app/router/pageModules.ts';
import type { SignedIn } from '#src/auth/sessionStore.ts';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import {
  DashboardLayout,
  type DashboardLink,
} from '#src/components/navigation/DashboardLayout.tsx';
import { SkipLink } from '#src/components/navigation/SkipLink.tsx';
import { Callout } from '#src/components/ui/Callout.tsx';
import { AccountDrafts } from '#src/drafts/AccountDrafts.tsx';
import { isFastConnection } from '#src/lib/connection.ts';
import { allPages, paths } from '#src/pageTable.ts';
import { SessionWarning } from './SessionWarning.tsx';
import { useNewMessageCount } from './useNewMessageCount.ts';
import { endServerSession } from './useServerSession.ts';

interface DashboardShellProps {
  hasServer: boolean;
  session: SignedIn;
  attacks: readonly Attack[];
  onSignOut: () => void;
  children: ReactNode;
}

/** In ms, so that the requests of the current page come first. */
const PREFETCH_DELAY = 200;

/** The frame of the dashboard: menu, Logout, and the warning before the session ends. */
export function DashboardShell({
  hasServer,
  session,
  attacks,
  onSignOut,
  children,
}: DashboardShellProps) {
  const { pathname } = useLocation();
  const toast = useToast();
  const newMessages = useNewMessageCount(hasServer, pathname);

  useEffect(() => {
    const timer = setTimeout(() => {
      // On any line: after Logout nothing else can be shown.
      import('#src/pages/SignIn/SignInPage.tsx').catch(() => undefined);
      if (!isFastConnection()) return;
      for (const page of allPages) {
        if (page.area === 'dashboard' && isBuilt(page)) loadPage(page).catch(() => undefined);
      }
    }, PREFETCH_DELAY);
    return () => clearTimeout(timer);
  }, []);

  function handleSignOut() {
    onSignOut();
    toast.success('Logged out successfully!');
    endServerSession(hasServer).catch(() =>
      toast.error(
        'You are logged out here, but the server could not be reached: log in and out again.',
      ),
    );
  }

  return (
    <>
      <SkipLink />
      <DashboardLayout
        companyName={site.name}
        links={dashboardLinks(hasServer, session.account, newMessages)}
        currentHref={pathname}
        currentLabel={allPages.find(({ path }) => path === pathname)?.label}
        username={session.username}
        onLogout={handleSignOut}
      >
        {attacks.length > 0 && (
          <AttackNotice attacks={attacks} isOwner={session.account?.role === 'owner'} />
        )}
        <AccountDrafts account={session.username}>{children}</AccountDrafts>
      </DashboardLayout>
      <SessionWarning />
    </>
  );
}

interface AttackNoticeProps {
  attacks: readonly Attack[];
  /** True for who may see the sign-ins of others. */
  isOwner: boolean;
}

/** A warning that somebody may be guessing the passwords of accounts. */
function AttackNotice({ attacks, isOwner }: AttackNoticeProps) {
  return (
    <Callout>
      {'Wrong passwords in the last 24 hours: '}
      {attacks.map(({ username, count }, index) => (
        <Fragment key={username}>
          {`${index > 0 ? ', ' : ''}${count} for `}
          {isOwner ? <Link href={signInsOf(username)}>{username}</Link> : username}
        </Fragment>
      ))}
      {
        '. If you did not type these, somebody is trying to guess the password. Choose a long one that you use nowhere else.'
      }
    </Callout>
  );
}

const signInsOf = (username: string) =>
  `${paths.auditLog}?${new URLSearchParams({ username, kind: 'sign-ins' satisfies AuditKind })}`;

function dashboardLinks(
  hasServer: boolean,
  account: Account | null,
  newCount: number,
): readonly DashboardLink[] {
  const mayShow = { server: hasServer, owner: hasServer && account?.role === 'owner' };
  return allPages.flatMap(({ label, path, needs, icon }) =>
    label && icon && (!needs || mayShow[needs])
      ? { label, href: path, icon, ...(icon === 'messages' && { newCount }) }
      : [],
  );
}
