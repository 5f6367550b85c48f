import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createSessionStore, type SessionStore, UNKNOWN_SESSION } from './sessionStore.ts';

const SessionContext = createContext<SessionStore | null>(null);

/** Provides the session of this tab to the admin area. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createSessionStore());
  useEffect(() => store.start(), [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** Returns the store of the nearest provider; throws outside one. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (store === null) throw new Error('useSession needs a SessionProvider above it.');
  return store;
}

/** Returns the session and functions to sign in and out; 'unknown' during hydration. */
export function useSession() {
  const { subscribe, getState, signIn, signOut } = useSessionStore();
  const session = useSyncExternalStore(subscribe, getState, () => UNKNOWN_SESSION);
  return { session, signIn, signOut };
}
