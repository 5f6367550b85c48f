/**
 * Network conditions for stories and tests: handlers that run before those of `createHandlers`, and
 * either respond or pass the request on to them.
 */
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { emailEndpoint } from '#contracts/contact.ts';
import { blogs, testimonials } from '../fixtures.ts';
import { type CallName, callsTo } from './handlers.ts';

const baseUrl = '/api';
const calls = callsTo(baseUrl);

/** The delay of the slow network. */
const SLOW_MS = 3000;

type Resolver = () => Promise<Response | undefined> | Response | undefined;

/** Handles every call of the site in the same way. */
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

/** The networks of Storybook's toolbar, with their titles. */
export const scenarios = {
  'as-is': { title: 'Network: as the story says', handlers: () => [] },
  slow: {
    title: 'Slow (3 s)',
    handlers: () => forAllEndpoints(() => passThroughAfter(SLOW_MS)),
  },
  never: { title: 'No response', handlers: () => forAllEndpoints(neverRespond) },
  empty: {
    title: 'No data',
    handlers: () => [
      respondWith('listTestimonials', []),
      respondWith('listBlogs', []),
      respondWithError('getBlog', { status: 404, message: 'Blog not found' }),
    ],
  },
  one: { title: 'One entry', handlers: () => listsOf(1) },
  many: { title: '300 entries', handlers: () => listsOf(300) },
  badRequest: {
    title: 'Error 400',
    handlers: () => forAllEndpoints(() => errorResponse(400, 'The server rejected this request.')),
  },
  serverError: {
    title: 'Error 500',
    handlers: () => forAllEndpoints(() => errorResponse(500, 'The server failed to do this.')),
  },
  offline: { title: 'Offline', handlers: () => forAllEndpoints(() => HttpResponse.error()) },
} as const satisfies Record<string, { title: string; handlers: () => RequestHandler[] }>;

export type ScenarioName = keyof typeof scenarios;

/** The handlers of a network, to run before the others. */
export function scenarioHandlers(name: ScenarioName): RequestHandler[] {
  return scenarios[name].handlers();
}

/** Both lists with so many entries, the samples again and again. */
function listsOf(count: number): RequestHandler[] {
  const repeat = (samples: readonly object[]) =>
    Array.from({ length: count }, (_, index) => ({
      ...samples[index % samples.length],
      _id: (count - index).toString(16).padStart(24, '0'),
    }));
  return [
    respondWith('listTestimonials', repeat(testimonials)),
    respondWith('listBlogs', repeat(blogs)),
  ];
}

async function passThroughAfter(ms: number): Promise<undefined> {
  await delay(ms);
  return undefined;
}

async function neverRespond(): Promise<undefined> {
  await delay('infinite');
  return undefined;
}

/** Responds to one call with an error, 500 by default. */
export function respondWithError(
  name: CallName,
  { status = 500, message = 'The server failed to do this.' } = {},
): RequestHandler {
  return forEndpoint(name, () => errorResponse(status, message));
}

/** Fails one call as if the server could not be reached. */
export function networkError(name: CallName): RequestHandler {
  return forEndpoint(name, () => HttpResponse.error());
}

/** Passes one call on after a delay in ms. */
export function delayed(name: CallName, ms = SLOW_MS): RequestHandler {
  return forEndpoint(name, () => passThroughAfter(ms));
}

/** Never responds to one call. */
export function hang(name: CallName): RequestHandler {
  return forEndpoint(name, neverRespond);
}

/** Responds to one call with this JSON, even if it does not match the contract. */
export function respondWith(name: CallName, data: unknown, status = 200): RequestHandler {
  return forEndpoint(
    name,
    () => new HttpResponse(JSON.stringify(data), { status, headers: JSON_HEADERS }),
  );
}

const JSON_HEADERS = { 'content-type': 'application/json' };
