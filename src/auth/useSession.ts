import { useSyncExternalStore } from 'react';
import { useSessionStore } from './SessionProvider.tsx';
import { type SessionState, type SessionStore, UNKNOWN_SESSION } from './sessionStore.ts';

interface UseSession extends Pick<SessionStore, 'signIn' | 'signOut'> {
  readonly session: SessionState;
}

/**
 * Returns the session and functions to sign in and out. Renders again when the session changes, here
 * or in another tab. The session is 'unknown' on the server and during hydration.
 */
export function useSession(): UseSession {
  const store = useSessionStore();
  const session = useSyncExternalStore(store.subscribe, store.getState, () => UNKNOWN_SESSION);
  return { session, signIn: store.signIn, signOut: store.signOut };
}
