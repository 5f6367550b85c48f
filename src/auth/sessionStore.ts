import type { Account } from '#contracts/session.ts';
import { type KeyValueStorage, safeStorage } from '#src/lib/storage.ts';
import { SESSION_KEYS } from './sessionKeys.ts';

/** The time for which a session lasts without activity, in ms. */
export const INACTIVITY_LIMIT_MS = 180_000;

/** The time before a session's end at which it is announced, in ms. */
export const WARNING_MS = 60_000;

/** The interval at which a tab checks whether the session has expired, in ms. */
const EXPIRY_CHECK_MS = 10_000;

/** Minimum time in ms between two renewals: a moving mouse fires hundreds of events a second. */
const RENEW_EVERY_MS = 250;

/** The events that count as activity. */
export const ACTIVITY_EVENTS = ['mousemove', 'keydown', 'scroll', 'click'] as const;

interface Session {
  readonly username: string;
  /** The end of the session, in epoch ms. */
  readonly expiresAt: number;
}

/** Reads the session from storage, which may be over. */
function readSession(storage: KeyValueStorage): Session | null {
  const expiresAt = Number(storage.getItem(SESSION_KEYS.expiry)?.trim() || Number.NaN);
  if (storage.getItem(SESSION_KEYS.flag) !== 'true' || !Number.isFinite(expiresAt)) return null;
  return { username: storage.getItem(SESSION_KEYS.username) ?? '', expiresAt };
}

/** Stores a session. The flag is last, so that another tab never sees it without the expiry. */
export function writeSession(storage: KeyValueStorage, session: Session): void {
  storage.setItem(SESSION_KEYS.username, session.username);
  storage.setItem(SESSION_KEYS.expiry, String(session.expiresAt));
  storage.setItem(SESSION_KEYS.flag, 'true');
}

/** Removes all three keys, the flag first. */
export function clearSession(storage: KeyValueStorage): void {
  storage.removeItem(SESSION_KEYS.flag);
  storage.removeItem(SESSION_KEYS.expiry);
  storage.removeItem(SESSION_KEYS.username);
}

/** The end of a session: by Logout, after three minutes without activity, or at the server. */
export type SessionEnd = 'signed-out' | 'idle' | 'server';

/** The state with a session. */
export interface SignedIn {
  readonly status: 'signed-in';
  readonly username: string;
  /** The account at the server; null without one, and until it is known. It is not stored. */
  readonly account: Account | null;
}

/** The state that components see. It is 'unknown' on the server and during hydration. */
export type SessionState =
  | { readonly status: 'unknown' }
  | SignedIn
  | { readonly status: 'signed-out'; readonly end: SessionEnd | null };

export type SessionStore = ReturnType<typeof createSessionStore>;

interface SessionStoreOptions {
  /** Default: localStorage. */
  readonly storage?: KeyValueStorage;
  /** Returns the target of activity and `storage` events. Default: the window. */
  readonly target?: () => EventTarget;
}

export const UNKNOWN_SESSION: SessionState = { status: 'unknown' };

/** Creates the session of one tab. It reads storage lazily, so it can be created on the server. */
export function createSessionStore({
  storage = safeStorage(() => window.localStorage),
  target = () => window,
}: SessionStoreOptions = {}) {
  const listeners = new Set<() => void>();
  let state: SessionState | null = null;
  /** The last known expiry, to distinguish an expiry in another tab from a Logout there. */
  let knownExpiry = Number.POSITIVE_INFINITY;
  let renewedAt = Number.NEGATIVE_INFINITY;

  function setState(next: SessionState): void {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  const isOver = () => knownExpiry <= Date.now();

  /** Returns the session in storage; null without one, and if it is over. */
  function readValidSession(): Session | null {
    const session = readSession(storage);
    if (session) knownExpiry = session.expiresAt;
    return isOver() ? null : session;
  }

  function readState(): SessionState {
    const session = readValidSession();
    if (!session) return { status: 'signed-out', end: isOver() ? 'idle' : null };
    const { username } = session;
    // Another tab may have signed in somebody else.
    if (state?.status === 'signed-in' && state.username === username) return state;
    return { status: 'signed-in', username, account: null };
  }

  /** Returns the current state: the same object until it changes. */
  function getState(): SessionState {
    state ??= readState();
    return state;
  }

  function renew(username: string): void {
    knownExpiry = Date.now() + INACTIVITY_LIMIT_MS;
    writeSession(storage, { username, expiresAt: knownExpiry });
  }

  /** Ends the session of this tab, which is over, or whose keys another tab has removed. */
  function end(): void {
    const reason = isOver() ? 'idle' : 'signed-out';
    if (reason === 'idle') console.info('Logged out automatically after 3 minutes of inactivity.');
    setState({ status: 'signed-out', end: reason });
  }

  /** Returns the session in storage. If it is no longer valid, ends the session of this tab. */
  function verify(): Session | null {
    if (getState().status !== 'signed-in') return null;
    const session = readValidSession();
    if (!session) {
      clearSession(storage);
      end();
    }
    return session;
  }

  function extend(): void {
    const session = verify();
    if (session === null) return;
    renewedAt = Date.now();
    renew(session.username);
  }

  function onActivity(): void {
    const sinceRenewal = Date.now() - renewedAt;
    if (sinceRenewal < 0 || sinceRenewal >= RENEW_EVERY_MS) extend();
  }

  function onStorage(event: Event): void {
    const key = 'key' in event && typeof event.key === 'string' ? event.key : null;
    // Null is `storage.clear()`.
    if (key !== null && !Object.values<string>(SESSION_KEYS).includes(key)) return;
    const next = readState();
    if (next.status === 'signed-in') setState(next);
    // The tab that ended the session clears storage. Clearing here could delete a new session.
    else if (getState().status === 'signed-in') end();
  }

  return {
    /** Calls the listener on every change of state. Returns a function that removes it. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState,
    signIn(username: string, account: Account | null = null) {
      renew(username);
      setState({ status: 'signed-in', username, account });
    },
    signOut() {
      clearSession(storage);
      setState({ status: 'signed-out', end: 'signed-out' });
    },
    /** Ends the session of this browser, because the server's has ended. */
    endAtServer() {
      if (getState().status !== 'signed-in') return;
      clearSession(storage);
      setState({ status: 'signed-out', end: 'server' });
    },
    extend,
    /** Returns when the session expires, in epoch ms; null without one. Ends an expired session. */
    checkExpiry: () => verify()?.expiresAt ?? null,
    /** Observes activity, the clock and other tabs until the returned function is called. */
    start() {
      getState();
      if (!readValidSession()) clearSession(storage);
      const window = target();
      const controller = new AbortController();
      const { signal } = controller;
      for (const name of ACTIVITY_EVENTS) {
        // Capture, because scroll does not bubble, and events that are stopped are activity as well.
        window.addEventListener(name, onActivity, { signal, capture: true, passive: true });
      }
      window.addEventListener('storage', onStorage, { signal });
      const timer = setInterval(verify, EXPIRY_CHECK_MS);
      return () => {
        controller.abort();
        clearInterval(timer);
      };
    },
  };
}

/** Extends the session on activity, and ends it when it has expired. Returns a stop function. */
export function watchSession(): () => void {
  const store = createSessionStore();
  const stop = store.start();
  // Somebody may have used the page before it was hydrated.
  if (navigator.userActivation?.hasBeenActive) store.extend();
  return stop;
}
