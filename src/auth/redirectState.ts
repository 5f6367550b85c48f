import { paths } from '#src/pageTable.ts';
import type { SessionEnd } from './sessionStore.ts';

/** The state in the history entry of a redirect to the sign-in page. */
export interface RedirectState {
  /** The path in the dashboard to return to, or null. */
  readonly from: string | null;
  /** Whether the session expired, which the sign-in page mentions. */
  readonly endedByInactivity: boolean;
  /** Whether the session has ended at the server, which the sign-in page mentions. */
  readonly endedAtServer?: boolean;
}

const NO_REDIRECT: RedirectState = { from: null, endedByInactivity: false };

/**
 * Creates the state of a redirect from `path`. After Logout the next sign-in leads to the dashboard;
 * after an expiry or a deep link it leads back to `path`.
 */
export function createRedirectState(end: SessionEnd | null, path: string): RedirectState {
  return end === 'signed-out'
    ? NO_REDIRECT
    : {
        from: path,
        endedByInactivity: end === 'inactivity',
        ...(end === 'expired' && { endedAtServer: true }),
      };
}

/** Validates the state of a history entry; only paths in the dashboard are accepted. */
export function readRedirectState(state: unknown): RedirectState {
  if (typeof state !== 'object' || state === null) return NO_REDIRECT;
  const from = 'from' in state && typeof state.from === 'string' ? state.from : null;
  return {
    from: from !== null && isInDashboard(from) ? from : null,
    endedByInactivity: 'endedByInactivity' in state && state.endedByInactivity === true,
    ...('endedAtServer' in state && state.endedAtServer === true && { endedAtServer: true }),
  };
}

const isInDashboard = (address: string) =>
  address.startsWith(paths.dashboard) && /^(?:$|[/?#])/.test(address.slice(paths.dashboard.length));

/** The path to open after sign-in. */
export function getRedirectTarget({ from }: RedirectState): string {
  return from ?? paths.dashboard;
}
