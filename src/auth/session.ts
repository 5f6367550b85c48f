import type { KeyValueStorage } from '#src/lib/storage.ts';
import { SESSION_KEYS } from './sessionKeys.ts';

/** The time for which a session lasts without activity, in ms. */
export const INACTIVITY_LIMIT_MS = 180_000;

/** The time before a session's end at which it is announced, in ms. */
export const WARNING_MS = 60_000;

/** The interval at which a tab checks whether the session has expired, in ms. */
export const EXPIRY_CHECK_MS = 10_000;

/** Minimum time in ms between two renewals: a moving mouse fires hundreds of events a second. */
export const RENEW_EVERY_MS = 250;

/** The events that count as activity. */
export const ACTIVITY_EVENTS = ['mousemove', 'keydown', 'scroll', 'click'] as const;

export interface Session {
  readonly username: string;
  /** The end of the session, in epoch ms. */
  readonly expiresAt: number;
}

type StoredSession =
  | { readonly kind: 'valid'; readonly session: Session }
  | { readonly kind: 'expired' }
  | { readonly kind: 'none' };

function parseExpiry(text: string | null): number {
  return text === null || text.trim() === '' ? Number.NaN : Number(text);
}

/** Reads the session from storage; null unless its expiry is after `now` (epoch ms). */
export function readSession(storage: KeyValueStorage, now: number): StoredSession {
  if (storage.getItem(SESSION_KEYS.flag) !== 'true') return { kind: 'none' };
  const expiresAt = parseExpiry(storage.getItem(SESSION_KEYS.expiry));
  if (!Number.isFinite(expiresAt)) return { kind: 'none' };
  if (expiresAt <= now) return { kind: 'expired' };
  return {
    kind: 'valid',
    session: { username: storage.getItem(SESSION_KEYS.username) ?? '', expiresAt },
  };
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

/** True if a `storage` event with this key affects the session; null means `storage.clear()`. */
export function isSessionKey(key: string | null): boolean {
  return key === null || Object.values<string>(SESSION_KEYS).includes(key);
}
