/** The middleware before and after json-server's router that holds it to the contract. */
import { Buffer } from 'node:buffer';
import type jsonServer from 'json-server';
import { emailEndpoint } from '#contracts/contact.ts';
import { kinds } from '#contracts/content.ts';
import {
  type AnyEndpoint,
  commonErrors,
  methodNotAllowed,
  nothingAt,
} from '#contracts/endpoint.ts';
import { entryNotFound } from '#contracts/entry.ts';
import { createIds, newestFirst } from '#contracts/ids.ts';
import { changedMeanwhile, type Kind } from '#contracts/kind.ts';
import { HttpError } from '#server/api/HttpError.ts';
import { parseJson, validate } from '#server/api/validation.ts';
import { timeOfChange, versionOf } from '#server/content/store.ts';
import { readMessage, type StoredMessage } from '../backend/emailJs.ts';

type AnyKind = Kind<unknown, unknown, unknown>;
/** The schema of an entry that a request sends. */
type NewEntry = AnyKind['create']['request'];
type App = ReturnType<typeof jsonServer.create>;
type Middleware = ReturnType<typeof jsonServer.defaults>[number];
type Request = Parameters<Middleware>[0];
type Response = Parameters<Middleware>[1];
type Next = Parameters<Middleware>[2];

/** json-server's rewriter rules for every kind. */
export const rewriteRules = {
  '/api/:resource/:action(create|get)': '/:resource',
  '/api/:resource/:action(get|update|delete)/:id': '/:resource/:id',
};

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** Adds the endpoints of the contract, and closes json-server's own routes and queries. */
export function addEndpoints(
  app: App,
  toJsonServer: readonly Middleware[],
  receiveEmail: Middleware,
  find: FindEntry,
): void {
  const newId = createIds(Date.now);
  const handled = Object.values<AnyKind>(kinds).flatMap((kind) => {
    const { create, update, list, get, remove } = kind;
    const endpoints: [AnyEndpoint, NewEntry?][] = [[remove], [list]];
    endpoints.push([create, create.request], [update, update.request]);
    if (get) endpoints.push([get]);
    return endpoints.map(([{ method, path }, request]) => ({
      ...{ method, path: `/api${path}` },
      handlers: [checkBody(kind, newId, find, request), ...toJsonServer],
    }));
  });
  const all = [...handled, { ...emailEndpoint, handlers: [receiveEmail] }];

  for (const path of new Set(all.map((endpoint) => endpoint.path))) {
    const atPath = all.filter((endpoint) => endpoint.path === path);
    const route = app.route(path);
    for (const { method, handlers } of atPath) route[methods[method]](...handlers);
    const names: string[] = atPath.map(({ method }) => method);
    const isRead = names.includes('GET');
    const allowed = [...names, ...(isRead ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    route.all((req, res) => {
      res.set('Allow', allowed);
      if (req.method === 'OPTIONS') res.status(204).end();
      else sendError(new HttpError(methodNotAllowed(req.method, allowed)), res);
    });
  }
  app.use((req, res) => sendError(new HttpError(nothingAt(req.path)), res));
}

/** Returns the entry of a collection with this id, if there is one. */
type FindEntry = (collection: string, id: string) => { updatedAt?: unknown } | undefined;

/** Passes a request on with the fields of the contract. Throws a 400 if it is not valid. */
function checkBody(
  kind: AnyKind,
  newId: () => string,
  find: FindEntry,
  request: NewEntry | undefined,
): Middleware {
  return (req, res, next) => {
    res.locals.kind = kind;
    req.url = req.path;
    req.query = {};
    delete req.headers['x-http-method-override'];
    if (request) {
      const { version, ...fields } = validate(request, parseJson(bodyOf(req)));
      if (req.method === 'POST') req.body = { _id: newId(), ...fields };
      if (req.method === 'PUT') {
        const entry = find(kind.name, req.path.split('/').at(-1) ?? '');
        if (entry && (version ?? versionOf(entry)) !== versionOf(entry)) {
          throw new HttpError(changedMeanwhile(kind.noun));
        }
        req.body = { ...fields, updatedAt: timeOfChange(version) };
        // json-server's PUT drops the fields that are not sent, the contract's keeps them.
        req.method = 'PATCH';
      }
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
    const { noun, remove }: AnyKind = res.locals.kind;
    const { data } = res.locals;
    // A create sets it to a URL that only json-server knows.
    res.removeHeader('Location');
    try {
      checkWrite();
      if (res.statusCode === 404) throw new HttpError(entryNotFound(noun));
      res.json(
        req.method === 'DELETE'
          ? { message: remove.message }
          : Array.isArray(data)
            ? newestFirst(data)
            : data,
      );
    } catch (error) {
      sendError(error, res);
    }
  };
}

/** Sends every error as JSON. Express knows an error handler by its four parameters. */
export function handleError(error: unknown, req: Request, res: Response, _next: Next): void {
  const isUnreadable = error instanceof URIError;
  sendError(isUnreadable ? new HttpError(nothingAt(req.path)) : error, res);
}

function sendError(error: unknown, res: Response): void {
  if (error instanceof HttpError) {
    res.status(error.status).set(error.headers).json({ message: error.message });
    return;
  }
  if (Object(error).status === 413) {
    sendError(new HttpError(commonErrors.bodyTooLarge), res);
    return;
  }
  console.error(error);
  sendError(new HttpError(commonErrors.failed), res);
}

/** The body as body-parser's `raw` leaves it: a Buffer, or an empty object if there is none. */
function bodyOf(req: Request): Uint8Array<ArrayBuffer> {
  return Buffer.isBuffer(req.body) ? new Uint8Array(req.body) : new Uint8Array();
}
