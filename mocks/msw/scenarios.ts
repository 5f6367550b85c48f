/**
 * Networks for stories and tests: handlers that go in front of `createHandlers`, and either
 * answer themselves or let the request through to them.
 */
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { emailEndpoint } from '#src/api/contract.ts';
import { type CallName, callsTo } from './handlers.ts';

const baseUrl = '/api';
const calls = callsTo(baseUrl);

/** How long the slow network takes, in ms. */
const SLOW_MS = 3000;

type Resolver = () => Promise<Response | undefined> | Response | undefined;

/** Every call of the site, dealt with in the same way. */
function forAllEndpoints(resolver: Resolver): RequestHandler[] {
  return [http.all(`${baseUrl}/*`, resolver), http.all(`*${emailEndpoint.path}`, resolver)];
}

function forEndpoint(name: CallName, resolver: Resolver): RequestHandler {
  const { method, url } = calls[name];
  return http[method](url, resolver);
}

function errorResponse(status: number, message: string): Response {
  return HttpResponse.json({ message }, { status });
}

/** The networks a reviewer can choose, with the names Storybook's toolbar shows. */
export const scenarios = {
  'as-is': { title: 'As it is', handlers: () => [] },
  slow: {
    title: 'Slow (3 s)',
    handlers: () => forAllEndpoints(() => passThroughAfter(SLOW_MS)),
  },
  never: { title: 'Never answers', handlers: () => forAllEndpoints(neverRespond) },
  empty: {
    title: 'Nothing there yet',
    handlers: () => [
      respondWith('listTestimonials', []),
      respondWith('listBlogs', []),
      respondWithError('getBlog', { status: 404, message: 'Blog not found' }),
    ],
  },
  badRequest: {
    title: 'Refused (400)',
    handlers: () => forAllEndpoints(() => errorResponse(400, 'The server refused this request.')),
  },
  serverError: {
    title: 'Server error (500)',
    handlers: () => forAllEndpoints(() => errorResponse(500, 'The server failed to do this.')),
  },
  offline: { title: 'Offline', handlers: () => forAllEndpoints(() => HttpResponse.error()) },
} as const satisfies Record<string, { title: string; handlers: () => RequestHandler[] }>;

export type ScenarioName = keyof typeof scenarios;

/** The handlers of a network, to go in front of the others. */
export function scenarioHandlers(name: ScenarioName): RequestHandler[] {
  return scenarios[name].handlers();
}

async function passThroughAfter(ms: number): Promise<undefined> {
  await delay(ms);
  return undefined;
}

async function neverRespond(): Promise<undefined> {
  await delay('infinite');
  return undefined;
}

/** One call is refused; 500 unless told. */
export function respondWithError(
  name: CallName,
  { status = 500, message = 'The server failed to do this.' } = {},
): RequestHandler {
  return forEndpoint(name, () => errorResponse(status, message));
}

/** One call does not reach the server. */
export function networkError(name: CallName): RequestHandler {
  return forEndpoint(name, () => HttpResponse.error());
}

/** One call is let through after a while, in ms. */
export function delayed(name: CallName, ms = SLOW_MS): RequestHandler {
  return forEndpoint(name, () => passThroughAfter(ms));
}

/** One call never gets an answer. */
export function hang(name: CallName): RequestHandler {
  return forEndpoint(name, neverRespond);
}

/** One call gets this JSON as its answer, whatever the contract says. */
export function respondWith(name: CallName, data: unknown, status = 200): RequestHandler {
  return forEndpoint(
    name,
    () => new HttpResponse(JSON.stringify(data), { status, headers: JSON_HEADERS }),
  );
}

const JSON_HEADERS = { 'content-type': 'application/json' };
