/** What json-server lacks for the contract, as middleware before and after its router. */
import { Buffer } from 'node:buffer';
import type jsonServer from 'json-server';
import type { GenericSchema } from 'valibot';
import { emailEndpoint } from '#contracts/contact.ts';
import { contentEndpoints } from '#contracts/content.ts';
import { createIds } from '#contracts/ids.ts';
import { HttpError, SERVER_ERROR_MESSAGE } from '#server/api/responses.ts';
import { pickRoute, routesAt } from '#server/api/routing.ts';
import { BODY_TOO_LARGE_MESSAGE, parseJson, validate } from '#server/api/validation.ts';
import { deletedMessage, notFoundMessage } from '#server/content/store.ts';
import { readMessage, type StoredMessage } from '../backend/emailJs.ts';

type Middleware = ReturnType<typeof jsonServer.defaults>[number];
type Request = Parameters<Middleware>[0];
type Response = Parameters<Middleware>[1];
type Next = Parameters<Middleware>[2];

type Route = { method: string; path: string; request?: GenericSchema<unknown, object> };

const routes: Route[] = [
  ...Object.values(contentEndpoints).map((endpoint) => ({
    ...endpoint,
    path: `/api${endpoint.path}`,
  })),
  { method: emailEndpoint.method, path: emailEndpoint.path },
];

/** json-server's rewriter rules for the nine contentEndpoints. Lists are newest first: ids begin with the time. */
export const rewriteRules = {
  '/api/:resource/create': '/:resource',
  '/api/:resource/get': '/:resource?_sort=_id&_order=desc',
  '/api/:resource/get/:id': '/:resource/:id',
  '/api/:resource/update/:id': '/:resource/:id',
  '/api/:resource/delete/:id': '/:resource/:id',
};

/**
 * Lets a request through only if the contract has its path and method, and only with a valid body.
 * json-server's own routes and query parameters are closed by this.
 */
export function enforceContract(): Middleware {
  const newId = createIds(Date.now);
  return (req, res, next) => {
    const found = routesAt(routes, req.path);
    if (req.method === 'OPTIONS') {
      res.status(204).set('Allow', found.allow).end();
      return;
    }
    const { request } = pickRoute(found, req.method);
    req.url = req.path;
    req.query = {};
    delete req.headers['x-http-method-override'];
    if (request) {
      const fields = validate(request, parseJson(bodyOf(req)));
      req.body = req.method === 'POST' ? { _id: newId(), ...fields } : fields;
      // json-server's PUT drops the fields that are not sent, the contract's keeps them.
      if (req.method === 'PUT') req.method = 'PATCH';
    }
    next();
  };
}

/** Handles the e-mail endpoint: passes the message to `save`, and responds like EmailJS. */
export function receiveEmail(save: (message: StoredMessage) => void): Middleware {
  return async (req, res, next) => {
    try {
      save(await readMessage(bodyOf(req), req.headers['content-type'] ?? ''));
      res.type('text/plain').send(emailEndpoint.success);
    } catch (error) {
      next(error);
    }
  };
}

/** json-server's `router.render`: sends what its router did as the contract says. */
export function renderWith(checkWrite: () => void) {
  return (req: Request, res: Response): void => {
    const collection = req.path.startsWith('/blogs') ? 'blogs' : 'testimonials';
    // A create sets it to a URL that only json-server knows.
    res.removeHeader('Location');
    try {
      checkWrite();
      if (res.statusCode === 404) throw new HttpError(404, notFoundMessage(collection));
      const isDelete = req.method === 'DELETE';
      res.json(isDelete ? { message: deletedMessage(collection) } : res.locals.data);
    } catch (error) {
      sendError(error, res);
    }
  };
}

/** Sends every error as JSON. Express knows an error handler by its four parameters. */
export function handleError(error: unknown, _req: Request, res: Response, _next: Next): void {
  sendError(error, res);
}

function sendError(error: unknown, res: Response): void {
  if (error instanceof HttpError) {
    res.status(error.status).set(error.headers).json({ message: error.message });
    return;
  }
  const status = statusOf(error);
  if (status === 413) {
    res.status(status).json({ message: BODY_TOO_LARGE_MESSAGE });
    return;
  }
  console.error(error);
  res.status(500).json({ message: SERVER_ERROR_MESSAGE });
}

/** The status of an error from body-parser. */
function statusOf(error: unknown): unknown {
  return error instanceof Error && 'status' in error ? error.status : undefined;
}

/** The body as body-parser's `raw` leaves it: a Buffer, or an empty object if there is none. */
function bodyOf(req: Request): Uint8Array<ArrayBuffer> {
  return Buffer.isBuffer(req.body) ? new Uint8Array(req.body) : new Uint8Array();
}
