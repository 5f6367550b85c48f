/** The state in the history entry of a redirect from the dashboard to the sign-in page. */
export interface RedirectState {
  /** The path in the dashboard to open after sign-in. */
  readonly from: string;
  /** The end of the session, which the sign-in page mentions; null without one. */
  readonly end: 'idle' | 'server' | null;
}
