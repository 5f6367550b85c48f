/** Network conditions of stories and tests: handlers that run before those of the backend. */
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { blogs } from '#contracts/blogs.ts';
import { kinds } from '#contracts/content.ts';
import { type ApiError, commonErrors } from '#contracts/endpoint.ts';
import { entryNotFound } from '#contracts/entry.ts';
import { inboxEndpoints } from '#contracts/inbox.ts';
import { DAY_MS } from '#src/lib/time.ts';
import { type CallName, callNames, calls } from '../calls.ts';
import { idAt } from '../clock.ts';
import { content } from '../fixtures.ts';
import {
  drafts,
  inboxMessages,
  sampleAccounts,
  sampleAudit,
  sampleSessions,
} from '../serverFixtures.ts';
import type { dataTitles, networkTitles } from './choices.ts';
import { createHandlers, handleCall, pathOfCall } from './handlers.ts';

const SLOW_MS = 3000;

function errorResponse({ status, message }: ApiError): Response {
  return HttpResponse.json({ message }, { status });
}

/** The list that each call returns, of the samples. */
export const lists: Readonly<Partial<Record<CallName, readonly object[]>>> = {
  ...Object.fromEntries(
    callNames.flatMap((name) =>
      Object.values(kinds).flatMap((kind) =>
        calls[name] === kind.list ? [[name, content[kind.name]]] : [],
      ),
    ),
  ),
  listDrafts: drafts,
  listMessages: inboxMessages,
  listAccounts: sampleAccounts,
  listSessions: sampleSessions,
  listAccountSessions: sampleSessions,
  listAudit: sampleAudit(),
  listAuditUsernames: [{ username: 'bimala' }, { username: 'sunita' }],
};

/** Handlers that give every call of the site the same response. */
function respondToAll(respond: () => Promise<undefined> | Response): RequestHandler[] {
  const email = pathOfCall(calls.sendContactMessage);
  return [http.all('/api/*', respond), http.all(email, respond)];
}

const badRequest = { status: 400, message: 'The server rejected this request.' };

const networks: Record<keyof typeof networkTitles, () => RequestHandler[]> = {
  slow: () => respondToAll(() => passThroughAfter(SLOW_MS)),
  never: () => respondToAll(() => passThroughAfter('infinite')),
  badRequest: () => respondToAll(() => errorResponse(badRequest)),
  serverError: () => respondToAll(() => errorResponse(commonErrors.failed)),
  offline: () => respondToAll(() => HttpResponse.error()),
};

const amounts: Record<keyof typeof dataTitles, () => RequestHandler[]> = {
  empty: () => [...listsOf(0), respondWithError('getBlog', entryNotFound(blogs.noun))],
  one: () => listsOf(1),
  many: () => listsOf(300),
};

const choices: Readonly<Record<string, () => RequestHandler[]>> = { ...networks, ...amounts };

/** The handlers of a choice of either menu, to run before the others; none of any other text. */
export const choiceHandlers = (name: string): RequestHandler[] => choices[name]?.() ?? [];

/** Every list with `count` entries: the samples, repeated. */
function listsOf(count: number): RequestHandler[] {
  const repeat = <Sample extends object>(samples: readonly Sample[]) =>
    Array.from({ length: Math.ceil(count / samples.length) }, () => samples)
      .flat()
      .slice(0, count)
      .map((sample, index) => {
        // The newest first, a day apart.
        const id = idAt(Date.now() - index * DAY_MS, count - index);
        return { ...sample, _id: id, id };
      });
  const unpaged = callNames.filter((name) => lists[name] && name !== 'listMessages');
  return [
    ...unpaged.map((name) => respondWith(name, repeat(lists[name] ?? []))),
    // The inbox comes page by page, and can be changed.
    ...createHandlers({ messages: repeat(inboxMessages) }, { only: inboxEndpoints }),
  ];
}

const passThroughAfter = async (ms: number | 'infinite') => void (await delay(ms));

/** Responds to one call with an error, 500 by default. */
export function respondWithError(name: CallName, error: Partial<ApiError> = {}): RequestHandler {
  return handleCall(name, () => errorResponse({ ...commonErrors.failed, ...error }));
}

/** Fails one call as if the server could not be reached. */
export function networkError(name: CallName): RequestHandler {
  return handleCall(name, () => HttpResponse.error());
}

/** Passes one call on when a promise resolves. */
export function delayed(name: CallName, until: Promise<void>): RequestHandler {
  return handleCall(name, () => until);
}

/** Never responds to one call. */
export function hang(name: CallName): RequestHandler {
  return handleCall(name, () => passThroughAfter('infinite'));
}

/** Responds to one call with this JSON, even if it does not match the contract. */
export function respondWith(name: CallName, data: unknown): RequestHandler {
  return handleCall(name, () => Response.json(data));
}
