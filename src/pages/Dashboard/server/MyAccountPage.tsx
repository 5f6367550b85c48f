import Button from '@mui/material/Button';
import { useRef } from 'react';
import { accountEndpoints, type ListedSession } from '#contracts/accounts.ts';
import { failureMessage, requestJson } from '#src/api/client.ts';
import { useSession } from '#src/auth/SessionProvider.tsx';
import { useToast } from '#src/components/feedback/ToastProvider.tsx';
import { useMutation } from '#src/lib/useMutation.ts';
import { type Query, useQuery } from '#src/lib/useQuery.ts';
import { DashboardPart, DashboardScreen } from '../DashboardScreen.tsx';
import { LoadedData } from '../LoadedData.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { SessionTable } from './SessionTable.tsx';

/** One's own account at the server: change the password, see and end sessions. */
export default function MyAccountPage() {
  const { session } = useSession();
  const sessions = useQuery((signal) => requestJson(accountEndpoints.listSessions, { signal }));
  const username = session.status === 'signed-in' ? session.username : '';
  return (
    <DashboardScreen heading="My account" {...(username && { lead: `Signed in as ${username}.` })}>
      <ChangePassword username={username} onChanged={sessions.reload} />
      <Sessions query={sessions} />
    </DashboardScreen>
  );
}

function Sessions({ query }: { query: Query<ListedSession[]> }) {
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);

  /** Ends one session, or all but the current one. */
  async function end(ended: ListedSession | 'others') {
    await (ended === 'others'
      ? requestJson(accountEndpoints.endOtherSessions)
      : requestJson(accountEndpoints.endSession, { id: ended.id }));
    return ended;
  }
  const { isPending, mutate } = useMutation(end, {
    onSuccess(ended) {
      toast.success(ended === 'others' ? 'All other sessions have ended' : 'Session ended');
      query.setData((sessions) =>
        sessions.filter((each) => each.isCurrent || (ended !== 'others' && each.id !== ended.id)),
      );
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
      <LoadedData query={query} name="sessions" headingRef={heading}>
        {(sessions) => (
          <>
            <SessionTable
              sessions={sessions}
              isEnding={isPending}
              onEnd={(session) => void mutate(session)}
            />
            {sessions.length > 1 && (
              <Button
                variant="outlined"
                sx={{ mt: 2 }}
                aria-disabled={isPending}
                onClick={() => void mutate('others')}
              >
                End all other sessions
              </Button>
            )}
          </>
        )}
      </LoadedData>
    </DashboardPart>
  );
}
