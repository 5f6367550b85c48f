import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Attack, sessionEndpoints } from '#contracts/session.ts';
import { requestJson, UNAUTHORIZED_EVENT } from '#src/api/client.ts';
import { useSessionStore } from '#src/auth/SessionProvider.tsx';
import type { SessionState } from '#src/auth/sessionStore.ts';

/** Ends the session at the server. Does nothing for a site without one. Rejects if it fails. */
export async function endServerSession(hasServer: boolean): Promise<void> {
  if (hasServer) await requestJson(sessionEndpoints.signOut);
}

/**
 * Lets the sessions of the dashboard and of the server end together: the dashboard's when the
 * server says that nobody is signed in, the server's when the dashboard's ends without activity.
 * Asks the server on each page whose session it is: an owner may have changed the role. Returns the
 * accounts with many wrong passwords, of which this one may know.
 */
export function useServerSession(session: SessionState, hasServer: boolean): readonly Attack[] {
  const store = useSessionStore();
  const { pathname } = useLocation();
  const [attacks, setAttacks] = useState<readonly Attack[]>([]);
  // Another tab may sign in somebody else.
  const username = session.status === 'signed-in' ? session.username : null;
  const isIdle = session.status === 'signed-out' && session.end === 'idle';

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again on each page
  useEffect(() => {
    if (!hasServer || username === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener(UNAUTHORIZED_EVENT, store.endAtServer, { signal });
    requestJson(sessionEndpoints.getSession, { signal }).then(
      ({ data: { account, attacks: found } }) => {
        if (signal.aborted) return;
        setAttacks(found);
        if (account) store.signIn(account.username, account);
        else store.endAtServer();
      },
      // The first request of the page reports that the server cannot be reached.
      () => undefined,
    );
    return () => controller.abort();
  }, [hasServer, username, store, pathname]);

  useEffect(() => {
    if (isIdle) void endServerSession(hasServer).catch(() => undefined);
  }, [hasServer, isIdle]);

  return attacks;
}
