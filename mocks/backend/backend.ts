/**
 * The mock backend in memory, as a function from a request to a response. MSW runs it in the page
 * and in unit tests. json-server serves the same contract from its own router and database.
 */
import { emailEndpoint } from '#src/api/contract.ts';
import { type Controller, controllers } from './controllers.ts';
import { EMAIL_SUCCESS, readMessage } from './email.ts';
import { createIds } from './ids.ts';
import { HttpError, messageResponse, SERVER_ERROR_MESSAGE } from './responses.ts';
import { pickRoute, routesAt } from './routing.ts';
import type { Store } from './store.ts';
import { BODY_TOO_LARGE_MESSAGE, MAX_BODY_BYTES } from './validation.ts';

/** Responds to any request, and never throws. */
export type Backend = (request: Request) => Promise<Response>;

/** Creates a backend that keeps its data in `store`, with the nine endpoints below `basePath`. */
export function createBackend(store: Store, { basePath = '/api' } = {}): Backend {
  const newId = createIds(Date.now);
  const routes: Controller[] = [
    ...Object.values(controllers).map((route) => ({ ...route, path: basePath + route.path })),
    { ...emailEndpoint, run: receiveEmail },
  ];
  const respond = async (request: Request) => {
    const found = routesAt(routes, new URL(request.url).pathname);
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { Allow: found.allow } });
    }
    const { run } = pickRoute(found, request.method);
    const body = await readBody(request);
    const response = await run({ request, body, id: found.id, store, newId });
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
  return async (request) => {
    try {
      return await respond(request);
    } catch (error) {
      if (error instanceof HttpError) {
        return messageResponse(error.status, error.message, error.headers);
      }
      console.error(error);
      return messageResponse(500, SERVER_ERROR_MESSAGE);
    }
  };
}

async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Uint8Array(await request.arrayBuffer());
  if (body.byteLength > MAX_BODY_BYTES) throw new HttpError(413, BODY_TOO_LARGE_MESSAGE);
  return body;
}

/** Checks the message and forgets it: no endpoint returns it. */
const receiveEmail: Controller['run'] = async ({ request, body }) => {
  await readMessage(body, request.headers.get('content-type') ?? '', Date.now());
  return new Response(EMAIL_SUCCESS, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
