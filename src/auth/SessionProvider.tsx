import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createBrowserSessionStore, type SessionStore } from './sessionStore.ts';

const SessionContext = createContext<SessionStore | null>(null);

export interface SessionProviderProps {
  readonly children: ReactNode;
  /** For tests; the tab's own on localStorage otherwise. */
  readonly store?: SessionStore;
}

/** Follows the session of this tab for the screens below it. Only the admin area loads it. */
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
