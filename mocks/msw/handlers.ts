import { http, type RequestHandler } from 'msw';
import { emailEndpoint } from '#contracts/contact.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { createBackend, type Seed } from '../backend/backend.ts';
import { type CallName, calls } from '../calls.ts';

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** The path of a call as MSW matches it. The e-mail service may be at any origin. */
export const pathOfCall = ({ path }: { readonly path: string }): string =>
  path === emailEndpoint.path ? `*${path}` : `/api${path}`;

type Resolver = Parameters<(typeof http)['all']>[1];

/** Handles one call. */
export function handleCall(name: CallName, resolver: Resolver): RequestHandler {
  const call = calls[name];
  return http[methods[call.method]](pathOfCall(call), resolver);
}

interface HandlerOptions {
  /** A path, or a URL that only MSW responds to. */
  readonly baseUrl?: string;
  /** The endpoints that are handled; without it, every one and the e-mail service. */
  readonly only?: Readonly<Record<string, AnyEndpoint>>;
}

/** Creates the handlers of every call, over a backend with a copy of the seed. */
export function createHandlers(
  seed: Seed,
  { baseUrl = '/api', only }: HandlerOptions = {},
): RequestHandler[] {
  const backend = createBackend(seed);
  const respond: Resolver = ({ request }) => backend(request);
  if (only) {
    return Object.values(only).map(({ method, path }) =>
      http[methods[method]](baseUrl + path, respond),
    );
  }
  return [handleCall('sendContactMessage', respond), http.all(`${baseUrl}/*`, respond)];
}
