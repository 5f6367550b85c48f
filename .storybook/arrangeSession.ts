import MockDate from 'mockdate';
import { clearSession, INACTIVITY_LIMIT_MS, writeSession } from '#src/session/session.ts';

/** How long a session that is about to expire has left, in ms. */
const LAST_MOMENTS_MS = 15_000;

function storeSession(expiresInMs: number) {
  writeSession(localStorage, { username: 'admin', expiresAt: Date.now() + expiresInMs });
}

/** Puts the stored session into the state that the toolbar names; any other leaves it as it is. */
export function arrangeSession(state: string): void {
  if (state === 'signed-in') storeSession(INACTIVITY_LIMIT_MS);
  if (state === 'about-to-expire') {
    // The story's clock stands still: here it has to run.
    MockDate.reset();
    storeSession(LAST_MOMENTS_MS);
  }
  if (state === 'signed-out') clearSession(localStorage);
}
