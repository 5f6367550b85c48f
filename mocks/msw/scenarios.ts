/**
 * Network conditions for stories and tests: handlers that run before those of `createHandlers`, and
 * either respond or pass the request on to them.
 */
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { blogs } from '#contracts/blogs.ts';
import { kinds } from '#contracts/content.ts';
import { type ApiError, commonErrors } from '#contracts/endpoint.ts';
import { inboxEndpoints } from '#contracts/inbox.ts';
import { entryNotFound } from '#contracts/kind.ts';
import { type CallName, callNames, calls } from '../calls.ts';
import { content } from '../fixtures.ts';
import { inboxMessages, sampleAccounts, sampleAudit, sampleSessions } from '../serverFixtures.ts';
import { createHandlers, handleCall, pathOfCall } from './handlers.ts';

/** The delay of the slow network. */
const SLOW_MS = 3000;

type Resolver = () => Promise<Response | undefined> | Response | undefined;

/** Handles every call of the site in the same way. */
function forAllEndpoints(resolver: Resolver): RequestHandler[] {
  return [http.all('/api/*', resolver), http.all(pathOfCall(calls.sendContactMessage), resolver)];
}

function errorResponse({ status, message }: ApiError): Response {
  return HttpResponse.json({ message }, { status });
}

const badRequest = { status: 400, message: 'The server rejected this request.' };

/** The list that each call returns, of the samples. */
export const lists: Readonly<Partial<Record<CallName, readonly object[]>>> = {
  ...Object.fromEntries(
    callNames.flatMap((name) =>
      Object.values(kinds).flatMap((kind) =>
        calls[name] === kind.list ? [[name, content[kind.name]]] : [],
      ),
    ),
  ),
  listMessages: inboxMessages,
  listAccounts: sampleAccounts,
  listSessions: sampleSessions,
  listAccountSessions: sampleSessions,
  listAudit: sampleAudit(),
  listAuditUsernames: [{ username: 'bimala' }, { username: 'sunita' }],
};

const listCalls = callNames.filter((name) => lists[name]);

/** The menus of Storybook's toolbar: one scenario of each may be chosen. */
type ScenarioMenu = 'network' | 'data';

interface Scenario {
  readonly title: string;
  readonly menu: ScenarioMenu;
  /** The calls to which it gives another response. */
  readonly calls: readonly CallName[];
  readonly handlers: () => RequestHandler[];
}

/** The networks and the amounts of data of Storybook's toolbar, with their titles. */
export const scenarios = {
  slow: {
    title: 'Slow (3 s)',
    menu: 'network',
    calls: callNames,
    handlers: () => forAllEndpoints(() => passThroughAfter(SLOW_MS)),
  },
  never: {
    title: 'No response',
    menu: 'network',
    calls: callNames,
    handlers: () => forAllEndpoints(neverRespond),
  },
  empty: {
    title: 'No data',
    menu: 'data',
    calls: [...listCalls, 'getBlog'],
    handlers: () => [...listsOf(0), respondWithError('getBlog', entryNotFound(blogs.noun))],
  },
  one: { title: 'One entry', menu: 'data', calls: listCalls, handlers: () => listsOf(1) },
  many: { title: '300 entries', menu: 'data', calls: listCalls, handlers: () => listsOf(300) },
  badRequest: {
    title: 'Error 400',
    menu: 'network',
    calls: callNames,
    handlers: () => forAllEndpoints(() => errorResponse(badRequest)),
  },
  serverError: {
    title: 'Error 500',
    menu: 'network',
    calls: callNames,
    handlers: () => forAllEndpoints(() => errorResponse(commonErrors.failed)),
  },
  offline: {
    title: 'Offline',
    menu: 'network',
    calls: callNames,
    handlers: () => forAllEndpoints(() => HttpResponse.error()),
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

const all: Readonly<Record<ScenarioName, Scenario>> = scenarios;

/** The handlers of a scenario, to run before the others. */
export function scenarioHandlers(name: ScenarioName): RequestHandler[] {
  return all[name].handlers();
}

/** The scenarios of a menu that change what one of these calls responds: titles by their name. */
export function scenariosFor(
  called: ReadonlySet<string>,
  menu: ScenarioMenu,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all)
      .filter(([, scenario]) => scenario.menu === menu)
      .filter(([, scenario]) => scenario.calls.some((name) => called.has(name)))
      .map(([name, { title }]) => [name, title]),
  );
}

/** Every list with `count` entries: the samples, repeated. */
function listsOf(count: number): RequestHandler[] {
  const repeat = <Sample extends object>(samples: readonly Sample[]) =>
    Array.from({ length: Math.ceil(count / samples.length) }, () => samples)
      .flat()
      .slice(0, count)
      .map((sample, index) => {
        // An id begins with its time, as in MongoDB: the newest first, a day apart.
        const seconds = Math.floor(Date.now() / 1000) - index * 86_400;
        const id = seconds.toString(16) + (count - index).toString(16).padStart(16, '0');
        return { ...sample, _id: id, id };
      });
  const unpaged = listCalls.filter((name) => name !== 'listMessages');
  return [
    ...unpaged.map((name) => respondWith(name, repeat(lists[name] ?? []))),
    // The inbox comes page by page, and can be changed.
    ...createHandlers({ messages: repeat(inboxMessages) }, { only: inboxEndpoints }),
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
export function respondWithError(name: CallName, error: Partial<ApiError> = {}): RequestHandler {
  return handleCall(name, () => errorResponse({ ...commonErrors.failed, ...error }));
}

/** Fails one call as if the server could not be reached. */
export function networkError(name: CallName): RequestHandler {
  return handleCall(name, () => HttpResponse.error());
}

/** Passes one call on after a delay in ms. */
export function delayed(name: CallName, ms = SLOW_MS): RequestHandler {
  return handleCall(name, () => passThroughAfter(ms));
}

/** Never responds to one call. */
export function hang(name: CallName): RequestHandler {
  return handleCall(name, neverRespond);
}

/** Responds to one call with this JSON, even if it does not match the contract. */
export function respondWith(name: CallName, data: unknown, status = 200): RequestHandler {
  return handleCall(
    name,
    () => new HttpResponse(JSON.stringify(data), { status, headers: JSON_HEADERS }),
  );
}

const JSON_HEADERS = { 'content-type': 'application/json' };
