import { HttpError, messageResponse, SERVER_ERROR_MESSAGE } from './responses.ts';

/** A method and a path; `/:id` at the end of the path matches one segment. */
type Pattern = { method: string; path: string };

/** What every route gets: the request, and the id in its path ('' without one). */
export type RouteRequest = { request: Request; id: string; body: Uint8Array<ArrayBuffer> };

/** Who may use a route: anyone, or who is signed in as an editor or as an owner. */
export type Access = 'public' | 'editor' | 'owner';

/** An endpoint of the API, and the function that handles it. */
export type Route<Context extends RouteRequest = RouteRequest> = Pattern & {
  access: Access;
  /** The largest body, if it is not that of JSON. */
  maxBodyBytes?: number;
  run: (context: Context) => Response | Promise<Response>;
};

/** The routes at one path. */
type RoutesAtPath<R> = { routes: readonly R[]; id: string; allow: string };

/** Returns every route at a path, the id in the path, and the value of `Allow`. Throws a 404 if there is none. */
export function routesAt<R extends Pattern>(
  routes: readonly R[],
  pathname: string,
): RoutesAtPath<R> {
  const matches = routes.flatMap((route) => {
    const id = matchPath(route.path, pathname);
    return id === undefined ? [] : [{ route, id }];
  });
  const [first] = matches;
  if (!first) throw new HttpError(404, `Nothing is at ${pathname}`);
  const methods = matches.map(({ route }) => route.method);
  return {
    routes: matches.map(({ route }) => route),
    id: first.id,
    allow: [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', '),
  };
}

/** Picks the route of a method; HEAD uses the route of GET. Throws a 405 if there is none. */
export function pickRoute<R extends Pattern>(
  { routes, allow }: RoutesAtPath<R>,
  method: string,
): R {
  const found = routes.find((route) => route.method === (method === 'HEAD' ? 'GET' : method));
  if (found) return found;
  throw new HttpError(405, `${method} is not possible here, only ${allow}`, { Allow: allow });
}

/**
 * Creates the function that responds to any request to these routes, and never throws. `handle` runs
 * the route that it is given. An error that is no `HttpError` is passed to `logError`.
 */
export function createRouter<R extends Pattern>(
  routes: readonly R[],
  handle: (route: R, request: Request, id: string) => Promise<Response>,
  logError: (error: unknown) => void = console.error,
): (request: Request) => Promise<Response> {
  const respond = async (request: Request) => {
    const found = routesAt(routes, new URL(request.url).pathname);
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { Allow: found.allow } });
    }
    const response = await handle(pickRoute(found, request.method), request, found.id);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
  return async (request) => {
    try {
      return await respond(request);
    } catch (error) {
      if (error instanceof HttpError) {
        return messageResponse(error.status, error.message, error.headers);
      }
      logError(error);
      return messageResponse(500, SERVER_ERROR_MESSAGE);
    }
  };
}

/** Returns the id in a path that matches the pattern ('' without `:id`), or undefined. */
function matchPath(pattern: string, pathname: string): string | undefined {
  if (!pattern.endsWith('/:id')) return pattern === pathname ? '' : undefined;
  const prefix = pattern.slice(0, -':id'.length);
  const id = pathname.slice(prefix.length);
  if (!pathname.startsWith(prefix) || id === '' || id.includes('/')) return undefined;
  try {
    return decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
