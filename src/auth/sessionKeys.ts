/** The three keys of a session in browser storage. */
export const SESSION_KEYS = {
  flag: 'isAuthenticated',
  username: 'username',
  expiry: 'authExpiry',
} as const;

/** True if browser storage contains a session, which may have expired. */
export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(SESSION_KEYS.flag) === 'true';
  } catch {
    return false; // Storage is blocked.
  }
}
