import { http, type RequestHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon';
import { type ApiError, pathOf } from '#contracts/endpoint.ts';
import type { Seed } from '#mocks/backend/backend.ts';
import { type CallName, calls } from '#mocks/calls.ts';
import { content } from '#mocks/fixtures.ts';
import { createHandlers } from '#mocks/msw/handlers.ts';
import { hang, networkError, respondWith, respondWithError } from '#mocks/msw/scenarios.ts';
import { serverData } from '#mocks/serverFixtures.ts';
import { writeCache } from '#src/api/offlineCache.ts';
import { type Tools, untilShown } from './play.ts';

/** The mock backend with the sample data, of which some is other. */
export function mockApi(changed: Seed = {}): RequestHandler[] {
  return createHandlers({ ...content, ...serverData, ...changed });
}

interface SentRequest {
  method: string;
  path: string;
  body: unknown;
}

/** Records the requests that the page sends from now on, except GET and pictures. */
export function watchRequests(msw: MswApi): readonly SentRequest[] {
  const sent: SentRequest[] = [];
  const record = async ({ request }: { request: Request }) => {
    // One may still be on its way: axios loads with the first request.
    const isPicture = request.headers.get('content-type')?.startsWith('image/');
    if (request.method === 'GET' || isPicture) return;
    const text = await request.clone().text();
    sent.push({
      method: request.method,
      path: new URL(request.url).pathname,
      body: text === '' ? null : JSON.parse(text),
    });
  };
  msw.use(http.all('/api/*', record));
  return sent;
}

interface Options {
  /** The action that makes the call, such as a press; without it the page makes it by itself. */
  act?: (context: Tools) => Promise<unknown>;
  /** The messages in the console. */
  logs?: RegExp[];
  parameters?: object;
}

/** A story of a page that gets these responses, and that waits until the page shows a text. */
function responding(
  getHandlers: () => RequestHandler[],
  text: string | RegExp,
  { act, logs = [], parameters }: Options = {},
) {
  return {
    parameters: { ...parameters, expectedLogs: logs },
    beforeEach: ({ msw }: { msw: MswApi }) => msw.use(...getHandlers()),
    play: untilShown(text, act),
  };
}

/** A story of a page on the mock backend with the sample data, of which some is other. */
export const seeded = (changed: Seed, text: string | RegExp, options?: Options) =>
  responding(() => mockApi(changed), text, options);

/** A story of a page that gets this data from a call. */
export const responded = (
  call: CallName,
  data: unknown,
  text: string | RegExp,
  options?: Options,
) => responding(() => [respondWith(call, data)], text, options);

/** A story of a page whose data, or whose answer to what was sent, is on its way. */
export const pending = (call: CallName, text: string | RegExp, options?: Options) =>
  responding(() => [hang(call)], text, options);

/** A story of a page whose server has failed, with words that no visitor should see. */
export const failed = (call: CallName, text: string, options?: Options) =>
  responding(() => [respondWithError(call, { message: 'Not shown' })], text, options);

/** A story of a page whose server cannot be reached. */
export const offline = (call: CallName, text: string | RegExp, options?: Options) =>
  responding(() => [networkError(call)], text, options);

/** A story of a public page whose server cannot be reached, with what the device still has. */
export const stale = (call: CallName, data: unknown, id?: string) => ({
  parameters: { expectedLogs: [/Failed to load/] },
  beforeEach: async ({ msw }: { msw: MswApi }) => {
    await writeCache(pathOf(calls[call], id), data);
    msw.use(networkError(call));
  },
  play: untilShown(/^No connection to our server/),
});

/** A story of a page whose server refuses what it is asked, and says why. */
export const refused = (call: CallName, error: ApiError, options?: Options) =>
  responding(() => [respondWithError(call, error)], error.message, options);
