/** The session of a site that is built with `VITE_AUTH=server`: MSW handlers for each outcome. */
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { sessionEndpoints } from '#src/api/session.ts';

/** The calls of a session. */
export type SessionCall = keyof typeof sessionEndpoints;

const methods = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

const account = { username: 'sunita', role: 'owner' };
const signedIn = { account };

const responses: Record<SessionCall, object> = {
  getSession: signedIn,
  signIn: signedIn,
  signOut: { message: 'Signed out' },
  setPassword: signedIn,
};

function handle(call: SessionCall, resolver: () => Response | Promise<Response>): RequestHandler {
  const { method, path } = sessionEndpoints[call];
  return http[methods[method]](`/api${path}`, resolver);
}

/** Every call succeeds, as sunita. */
export function sessionHandlers(): RequestHandler[] {
  const calls: SessionCall[] = ['getSession', 'signIn', 'signOut', 'setPassword'];
  return calls.map((call) => handle(call, () => HttpResponse.json(responses[call])));
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
  return handle(call, () => HttpResponse.json({ message: errors[status] }, { status }));
}

/** The server says that nobody is signed in. */
export function noSession(): RequestHandler {
  return handle('getSession', () => HttpResponse.json({ account: null }));
}

/** One call reaches no server. */
export function sessionOffline(call: SessionCall): RequestHandler {
  return handle(call, () => HttpResponse.error());
}

/** One call gets no response. */
export function sessionHangs(call: SessionCall): RequestHandler {
  return handle(call, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}
