import MockDate from 'mockdate';
import { clearSession, INACTIVITY_LIMIT_MS, writeSession } from '#src/auth/session.ts';

/** The remaining time of a session that is about to expire, in ms. */
const ABOUT_TO_EXPIRE_MS = 15_000;

function writeStorySession(expiresInMs: number) {
  writeSession(localStorage, { username: 'admin', expiresAt: Date.now() + expiresInMs });
}

/** Stores the session that the toolbar names. `as-is` keeps the story's own. */
export function applySessionGlobal(state: string): void {
  if (state === 'signed-in') writeStorySession(INACTIVITY_LIMIT_MS);
  if (state === 'about-to-expire') {
    // Stories run with a fixed clock; a session only expires if the clock runs.
    MockDate.reset();
    writeStorySession(ABOUT_TO_EXPIRE_MS);
  }
  if (state === 'signed-out') clearSession(localStorage);
}
