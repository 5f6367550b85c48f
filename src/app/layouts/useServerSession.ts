import { useEffect, useState } from 'react';
import type { Account } from '#contracts/session.ts';
import { useSessionStore } from '#src/auth/SessionProvider.tsx';
import type { SessionState } from '#src/auth/sessionStore.ts';

/** Whether the site is built to sign in at a server. */
export const hasServer = import.meta.env.VITE_AUTH === 'server';

/** Ends the session at the server. Does nothing for a site without one. Rejects if it fails. */
export async function endServerSession(): Promise<void> {
  if (!hasServer) return;
  const { signOutAtServer } = await import('#src/api/session.ts');
  await signOutAtServer();
}

/**
 * Keeps the session of the dashboard and the one of the server together: if the server's has ended,
 * the dashboard asks to sign in again, and when the dashboard's ends by inactivity, so does the
 * server's. Returns who is signed in at the server; null until it has responded.
 */
export function useServerSession(session: SessionState, isActive = hasServer): Account | null {
  const store = useSessionStore();
  const [account, setAccount] = useState<Account | null>(null);
  const isSignedIn = session.status === 'signed-in';
  const isInactive = session.status === 'signed-out' && session.end === 'inactivity';

  useEffect(() => {
    if (!isActive || !isSignedIn) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('app:unauthorized', store.expire, { signal });
    void import('#src/api/session.ts')
      .then(({ getServerAccount }) => getServerAccount(signal))
      .then((found) => {
        if (!signal.aborted) setAccount(found);
        if (!found) store.expire();
      })
      // The first request of the page reports that the server cannot be reached.
      .catch(() => undefined);
    return () => controller.abort();
  }, [isActive, isSignedIn, store]);

  useEffect(() => {
    if (isActive && isInactive) void endServerSession().catch(() => undefined);
  }, [isActive, isInactive]);

  return account;
}
