import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createBrowserSessionStore, type SessionStore } from './sessionStore.ts';

const SessionContext = createContext<SessionStore | null>(null);

interface SessionProviderProps {
  readonly children: ReactNode;
  /** For tests. Default: a store backed by localStorage. */
  readonly store?: SessionStore;
}

/** Provides the session of this tab to the admin area. */
export function SessionProvider({ children, store }: SessionProviderProps) {
  const [ownStore] = useState(createBrowserSessionStore);
  const current = store ?? ownStore;
  useEffect(() => current.start(), [current]);
  return <SessionContext value={current}>{children}</SessionContext>;
}

/** Returns the store of the nearest provider; throws outside one. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (store === null) throw new Error('useSession needs a SessionProvider above it.');
  return store;
}
