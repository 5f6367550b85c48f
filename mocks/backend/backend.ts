/**
 * The mock backend in memory, as a function from a request to a response. MSW runs it in the page
 * and in unit tests. json-server serves the same contract from its own router and database.
 */

import { emailEndpoint } from '#contracts/contact.ts';
import { createRouter, type Route } from '#server/api/routing.ts';
import { readBody } from '#server/api/validation.ts';
import { contentRoutes } from '#server/content/routes.ts';
import type { ContentStore } from '#server/content/store.ts';
import { readMessage } from './emailJs.ts';

/** Responds to any request, and never throws. */
export type Backend = (request: Request) => Promise<Response>;

/** Creates a backend that keeps its data in `store`, with the nine endpoints below `basePath`. */
export function createBackend(store: ContentStore, { basePath = '/api' } = {}): Backend {
  return createRouter(
    [...contentRoutes(store, basePath), receiveEmail],
    async (route, request, id) => route.run({ request, id, body: await readBody(request) }),
  );
}

/** Checks the message and forgets it: no endpoint returns it. */
const receiveEmail: Route = {
  method: emailEndpoint.method,
  path: emailEndpoint.path,
  access: 'public',
  run: async ({ request, body }) => {
    await readMessage(body, request.headers.get('content-type') ?? '');
    return new Response(emailEndpoint.success, {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  },
};
