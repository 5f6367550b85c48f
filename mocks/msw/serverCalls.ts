/** The calls of a site that is built with `VITE_AUTH=server`, beyond the nine: their failures. */
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { accountEndpoints } from '#contracts/accounts.ts';
import { auditEndpoints } from '#contracts/audit.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import { inboxEndpoints } from '#contracts/inbox.ts';
import { sessionEndpoints } from '#contracts/session.ts';

const endpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...auditEndpoints,
  ...inboxEndpoints,
  ...contactEndpoints,
};

/** A call to the server's session, accounts or inbox. */
export type ServerCall = keyof typeof endpoints;

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

type Resolver = (info: {
  request: Request;
  params: Readonly<Record<string, string | readonly string[] | undefined>>;
}) => Response | Promise<Response>;

/** Handles one call. */
export function handleCall(call: ServerCall, resolver: Resolver): RequestHandler {
  const { method, path } = endpoints[call];
  return http[methods[method]](`/api${path}`, resolver);
}

/** One call responds with an error. */
export function callError(call: ServerCall, status: number, message: string): RequestHandler {
  return handleCall(call, () => HttpResponse.json({ message }, { status }));
}

/** One call reaches no server. */
export function callOffline(call: ServerCall): RequestHandler {
  return handleCall(call, () => HttpResponse.error());
}

/** One call gets no response. */
export function callHangs(call: ServerCall): RequestHandler {
  return handleCall(call, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}
