import { type Context, type Env, Hono } from 'hono';
import { methodNotAllowed as respondToMethod } from 'hono/method-not-allowed';
import { commonErrors, methodNotAllowed, nothingAt } from '#contracts/endpoint.ts';
import { isUnavailable } from '../storage/storage.ts';
import { HttpError, RETRY_SOON } from './HttpError.ts';
import type { AccessControl, ApiEnv } from './route.ts';

/** Creates the API below `/api`, with an app for each resource. */
export function createApi(access: AccessControl, resources: readonly Hono<ApiEnv>[]): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>().basePath('/api');
  api.use(async (c, next) => {
    c.set('access', access);
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  // Before anything is counted for the visitor whom a page of another site makes ask.
  api.use(async (c, next) => {
    if (!access.isFromOwnSite(c.req.raw)) throw new HttpError(commonErrors.otherSite);
    await next();
  });
  const onMethodNotAllowed = (c: Context, methods: readonly string[]) => {
    const Allow = [...methods, 'OPTIONS'].join(', ');
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow });
    return errorResponse(new HttpError(methodNotAllowed(c.req.method, Allow), { Allow }));
  };
  api.use(respondToMethod({ app: api, onMethodNotAllowed }));
  for (const resource of resources) api.route('/', resource);
  // Not thrown, because the middleware above only looks at responses.
  api.all('*', (c) => errorResponse(new HttpError(nothingAt(c.req.path))));
  return api;
}

/** Creates the function that responds to what a handler throws. It logs what is no `HttpError`. */
export function respondToErrors<E extends Env>(logError: (error: unknown, c: Context<E>) => void) {
  return (error: unknown, c: Context<E>): Response => {
    if (error instanceof HttpError) return errorResponse(error);
    logError(error, c);
    const isTemporary = isUnavailable(error);
    return errorResponse(
      isTemporary
        ? new HttpError(commonErrors.noDatabase, RETRY_SOON)
        : new HttpError(commonErrors.failed),
    );
  };
}

const errorResponse = ({ status, message, headers }: HttpError) =>
  Response.json({ message }, { status, headers });
