import { paths } from '#src/paths.ts';
import type { SessionEnd } from './sessionStore.ts';

/** What a redirect to the sign-in page brings along in the history entry. */
export interface RedirectState {
  /** The address within the dashboard to return to, or null. */
  readonly from: string | null;
  /** Whether the session ran out; the page says so. */
  readonly endedByInactivity: boolean;
}

const NOTHING: RedirectState = { from: null, endedByInactivity: false };

/**
 * Returns what the guard brings along from `address`. Who pressed Logout starts afresh; who was
 * logged out, or came by a deep link, returns.
 */
export function createRedirectState(end: SessionEnd | null, address: string): RedirectState {
  return end === 'signed-out'
    ? NOTHING
    : { from: address, endedByInactivity: end === 'inactivity' };
}

/** Reads the state of a history entry, which may be anything, and trusts only addresses of the dashboard. */
export function readRedirectState(state: unknown): RedirectState {
  if (typeof state !== 'object' || state === null) return NOTHING;
  const from = 'from' in state && typeof state.from === 'string' ? state.from : null;
  return {
    from: from !== null && /^\/dashboard(?![^/?#])/.test(from) ? from : null,
    endedByInactivity: 'endedByInactivity' in state && state.endedByInactivity === true,
  };
}

/** Where a sign-in leads. */
export function getRedirectTarget({ from }: RedirectState): string {
  return from ?? paths.dashboard;
}
