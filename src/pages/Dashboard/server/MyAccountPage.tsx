import Button from '@mui/material/Button';
import { useRef } from 'react';
import { accountEndpoints, type ListedSession } from '#contracts/accounts.ts';
import { failureMessage, requestJson } from '#src/api/client.ts';
import { useSession } from '#src/auth/SessionProvider.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { type Query, useQuery } from '#src/lib/useQuery.ts';
import { DashboardPart, DashboardScreen } from '../DashboardScreen.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { Sessions } from './Sessions.tsx';

/** One's own account at the server: change the password, see and end sessions. */
export default function MyAccountPage() {
  const { session } = useSession();
  const sessions = useQuery((signal) => requestJson(accountEndpoints.listSessions, { signal }));
  const username = session.status === 'signed-in' ? session.username : '';
  return (
    <DashboardScreen heading="My account" {...(username && { lead: `Signed in as ${username}.` })}>
      <ChangePassword username={username} onChanged={sessions.reload} />
      <OwnSessions query={sessions} />
    </DashboardScreen>
  );
}

function OwnSessions({ query }: { query: Query<ListedSession[]> }) {
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isPending, mutate } = useMutation(() => requestJson(accountEndpoints.endOtherSessions), {
    onSuccess() {
      toast.success('All other sessions have ended');
      query.setData((sessions) => sessions.filter(({ isCurrent }) => isCurrent));
      // The button goes.
      heading.current?.focus();
    },
    onError: (error) => toast.error(failureMessage(error)),
  });

  return (
    <DashboardPart
      heading="Sessions"
      lead="Where you are logged in. Times are Nepal time. If you do not know one of these, end it and change your password."
      headingRef={heading}
    >
      <Sessions query={query} heading={heading} />
      {query.data && query.data.length > 1 && (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          aria-disabled={isPending}
          onClick={() => void mutate()}
        >
          End all other sessions
        </Button>
      )}
    </DashboardPart>
  );
}
