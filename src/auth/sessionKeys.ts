import { safeStorage } from '#src/lib/storage.ts';

/** The three keys of a session in browser storage. */
export const SESSION_KEYS = {
  flag: 'isAuthenticated',
  username: 'username',
  expiry: 'authExpiry',
} as const;

const storage = safeStorage(() => window.localStorage);

/** True if browser storage contains a session, which may have expired. */
export const hasStoredSession = () => storage.getItem(SESSION_KEYS.flag) === 'true';
