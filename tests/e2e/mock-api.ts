import type { Page } from '@playwright/test';

/** A request to the API, as it left the browser. */
export interface SentRequest {
  readonly method: string;
  /** With the base path: '/api/blogs/get'. */
  readonly path: string;
  /** The JSON that was sent; null for none. */
  readonly body: unknown;
}

/** A list that grows with every request that the page sends to the API, except e-mail. */
export function recordRequests(page: Page): SentRequest[] {
  const sent: SentRequest[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (!path.startsWith('/api/') || path.startsWith('/api/v1.0/')) return;
    sent.push({ method: request.method(), path, body: request.postDataJSON() });
  });
  return sent;
}

/** A mocked response. */
export interface MockResponse {
  /** Default: 200. */
  readonly status?: number;
  /** Sent as JSON. Without it the API itself responds. */
  readonly body?: unknown;
  /** The response waits for this. */
  readonly after?: Promise<void>;
}

/** Mocks or delays the response of an endpoint; 'unreachable' refuses the connection. */
export async function mockResponse(
  page: Page,
  method: string,
  path: string,
  response: MockResponse | 'unreachable',
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route, request) => {
      if (request.method() !== method) return route.fallback();
      if (response === 'unreachable') return route.abort('connectionrefused');
      await response.after;
      if (response.body === undefined) return route.fallback();
      return route.fulfill({ status: response.status ?? 200, json: response.body });
    },
  );
}

/** Lets requests to an endpoint reach the API, and loses the responses of the first ones. */
export async function loseResponses(page: Page, path: string, times = 1): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times },
  );
}

/** A promise that a test resolves. */
export interface Deferred {
  readonly promise: Promise<void>;
  resolve(): void;
}

/** Creates a promise that is resolved from outside. */
export function deferred(): Deferred {
  let resolve = () => {};
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}

/** Holds back the scripts of a page until a promise resolves, as on a slow line. */
export const holdScripts = (page: Page, until: Promise<unknown>) =>
  page.route(/\/assets\/.*\.js$/, async (route) => {
    await until;
    await route.continue();
  });
