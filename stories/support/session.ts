import { INACTIVITY_LIMIT_MS, writeSession } from '#src/auth/session.ts';

/** Stores the session of an admin who signed in at the story's time. */
export function writeStorySession(expiresInMs = INACTIVITY_LIMIT_MS): void {
  writeSession(localStorage, { username: 'admin', expiresAt: Date.now() + expiresInMs });
}
