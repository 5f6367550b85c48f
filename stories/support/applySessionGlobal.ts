import MockDate from 'mockdate';
import { clearSession } from '#src/auth/session.ts';
import { writeStorySession } from './session.ts';

/** The remaining time of a session that is about to expire, in ms. */
const ABOUT_TO_EXPIRE_MS = 15_000;

/** Stores the session that the toolbar names. `as-is` keeps the story's own. */
export function applySessionGlobal(state: string): void {
  if (state === 'signed-in') writeStorySession();
  if (state === 'about-to-expire') {
    // Stories run with a fixed clock; a session only expires if the clock runs.
    MockDate.reset();
    writeStorySession(ABOUT_TO_EXPIRE_MS);
  }
  if (state === 'signed-out') clearSession(localStorage);
}
