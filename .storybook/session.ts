import MockDate from 'mockdate';
import { clearSession, INACTIVITY_LIMIT_MS, writeSession } from '#src/auth/sessionStore.ts';

/** The remaining time of a session that is about to expire, in ms. */
const ABOUT_TO_EXPIRE_MS = 15_000;

/** Stores the session of an admin who signed in at the story's time. */
export function writeStorySession(expiresInMs = INACTIVITY_LIMIT_MS): void {
  writeSession(localStorage, { username: 'admin', expiresAt: Date.now() + expiresInMs });
}

/** Stores the session that the toolbar names; by default the story keeps its own. */
export function applySessionGlobal(state: string): void {
  if (state === 'signed-in') writeStorySession();
  if (state === 'about-to-expire') {
    // Stories run with a fixed clock; a session only expires if the clock runs.
    MockDate.reset();
    writeStorySession(ABOUT_TO_EXPIRE_MS);
  }
  if (state === 'signed-out') clearSession(localStorage);
}
