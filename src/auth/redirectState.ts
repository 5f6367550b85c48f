import { paths } from '#src/pageTable.ts';
import type { SessionEnd } from './sessionStore.ts';

/** The state in the history entry of a redirect to the sign-in page. */
interface RedirectState {
  /** The path in the dashboard to open after sign-in. */
  readonly from: string;
  /** The end of the session, which the sign-in page mentions; null after Logout and without one. */
  readonly end: 'idle' | 'server' | null;
}

const NO_REDIRECT: RedirectState = { from: paths.dashboard, end: null };

/** Creates the state of a redirect: after Logout none, otherwise the way back to `path`. */
export function createRedirectState(end: SessionEnd | null, path: string): RedirectState {
  return end === 'signed-out' ? NO_REDIRECT : { from: path, end };
}

/** Returns the state of a history entry, with defaults for an entry that no redirect has made. */
export const readRedirectState = (state: Partial<RedirectState> | null): RedirectState => ({
  ...NO_REDIRECT,
  ...state,
});
