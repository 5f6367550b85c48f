import { useEffect } from 'react';
import { useSessionStore } from '#src/auth/SessionProvider.tsx';
import type { SessionState } from '#src/auth/sessionStore.ts';

/** Ends the session at the server. Does nothing for a site without one. Rejects if it fails. */
export async function endServerSession(hasServer = import.meta.env.HAS_SERVER): Promise<void> {
  if (!hasServer) return;
  const { signOutAtServer } = await import('#src/api/session.ts');
  await signOutAtServer();
}

/**
 * Lets the sessions of the dashboard and of the server end together: the dashboard's when the server
 * says that nobody is signed in, the server's when the dashboard's ends without activity. After a
 * reload it asks the server whose session it is.
 */
export function useServerSession(session: SessionState, hasServer: boolean): void {
  const store = useSessionStore();
  const isSignedIn = session.status === 'signed-in';
  const isUnknownAccount = isSignedIn && !session.account;
  const isIdle = session.status === 'signed-out' && session.end === 'idle';

  useEffect(() => {
    if (!hasServer || !isSignedIn) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void import('#src/api/client.ts').then(({ onUnauthorized }) => {
      if (!signal.aborted) signal.addEventListener('abort', onUnauthorized(store.endAtServer));
    });
    return () => controller.abort();
  }, [hasServer, isSignedIn, store]);

  useEffect(() => {
    if (!hasServer || !isUnknownAccount) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void import('#src/api/session.ts')
      .then(({ getServerAccount }) => getServerAccount(signal))
      .then((account) => {
        if (signal.aborted) return;
        if (account) store.signIn(account.username, account);
        else store.endAtServer();
      })
      // The first request of the page reports that the server cannot be reached.
      .catch(() => undefined);
    return () => controller.abort();
  }, [hasServer, isUnknownAccount, store]);

  useEffect(() => {
    if (isIdle) void endServerSession(hasServer).catch(() => undefined);
  }, [hasServer, isIdle]);
}
