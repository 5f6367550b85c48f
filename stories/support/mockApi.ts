import { http, type RequestHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon';
import type { Seed } from '#mocks/backend/backend.ts';
import { content } from '#mocks/fixtures.ts';
import { createHandlers } from '#mocks/msw/handlers.ts';
import { serverData } from '#mocks/serverFixtures.ts';

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
