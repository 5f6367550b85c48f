/** The session of a site that is built with `VITE_AUTH=server`: MSW handlers for each outcome. */
import { HttpResponse, type RequestHandler } from 'msw';
import type { sessionEndpoints } from '#contracts/session.ts';
import { callError, handleCall } from './serverCalls.ts';

/** The calls of a session. */
type SessionCall = keyof typeof sessionEndpoints;

const account = { username: 'sunita', role: 'owner' };
const signedIn = { account };

const responses: Record<SessionCall, object> = {
  getSession: signedIn,
  signIn: signedIn,
  signOut: { message: 'Signed out' },
  setPassword: signedIn,
};

/** Every call succeeds, as sunita. */
export function sessionHandlers(): RequestHandler[] {
  const calls: SessionCall[] = ['getSession', 'signIn', 'signOut', 'setPassword'];
  return calls.map((call) => handleCall(call, () => HttpResponse.json(responses[call])));
}

/** What the server says about each error. */
const errors = {
  400: 'The password is too easy to guess. Use several words that do not belong together.',
  401: 'Invalid credentials.',
  403: 'This link has been used or has expired. Ask for a new one.',
  429: 'Too many attempts. Try again in 8 seconds.',
  503: 'Too many people sign in. Try again soon.',
};

/** One call responds with an error, in the server's words. */
export function sessionError(call: SessionCall, status: keyof typeof errors): RequestHandler {
  return callError(call, status, errors[status]);
}

/** The server says that nobody is signed in. */
export function noSession(): RequestHandler {
  return handleCall('getSession', () => HttpResponse.json({ account: null }));
}

/** An editor is signed in, not an owner. */
export function editorSession(): RequestHandler {
  return handleCall('getSession', () =>
    HttpResponse.json({ account: { username: 'bimala', role: 'editor' } }),
  );
}
