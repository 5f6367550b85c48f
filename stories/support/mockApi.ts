import { http, type RequestHandler } from 'msw';
import type { Seed } from '#mocks/backend/backend.ts';
import { content } from '#mocks/fixtures.ts';
import { createHandlers } from '#mocks/msw/handlers.ts';
import { serverData } from '#mocks/serverFixtures.ts';

/** The handlers of a story: its scenarios, then the mock backend with the sample data. */
export function mockApi(
  scenarios: readonly RequestHandler[] = [],
  seed: Seed = { ...content, ...serverData },
): RequestHandler[] {
  return [...scenarios, ...createHandlers(seed)];
}

/** A request that was sent to the API. */
export interface SentRequest {
  method: string;
  path: string;
  body: unknown;
}

/** Records the requests that the page sends from now on, except GET. */
export function watchRequests(): { sent: SentRequest[]; handler: RequestHandler } {
  const sent: SentRequest[] = [];
  const handler = http.all('/api/*', async ({ request }) => {
    if (request.method === 'GET') return;
    const text = await request.clone().text();
    sent.push({
      method: request.method,
      path: new URL(request.url).pathname,
      body: text === '' ? null : JSON.parse(text),
    });
  });
  return { sent, handler };
}
