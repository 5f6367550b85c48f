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

/** Validates the state of a history entry; only paths in the dashboard are accepted. */
export function readRedirectState(state: unknown): RedirectState {
  if (typeof state !== 'object' || state === null) return NO_REDIRECT;
  const from = 'from' in state && typeof state.from === 'string' ? state.from : '';
  return {
    from: isInDashboard(from) ? from : paths.dashboard,
    end: 'end' in state && (state.end === 'idle' || state.end === 'server') ? state.end : null,
  };
}

const isInDashboard = (address: string) =>
  address.startsWith(paths.dashboard) && /^(?:$|[/?#])/.test(address.slice(paths.dashboard.length));
