import { HttpError } from './responses.ts';

/** A method and a path; `/:id` at the end of the path matches one segment. */
type Pattern = { method: string; path: string };

/** The routes at one path. */
export type RoutesAtPath<Route> = { routes: readonly Route[]; id: string; allow: string };

/** Returns every route at a path, the id in the path, and the value of `Allow`. Throws a 404 if there is none. */
export function routesAt<Route extends Pattern>(
  routes: readonly Route[],
  pathname: string,
): RoutesAtPath<Route> {
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
export function pickRoute<Route extends Pattern>(
  { routes, allow }: RoutesAtPath<Route>,
  method: string,
): Route {
  const found = routes.find((route) => route.method === (method === 'HEAD' ? 'GET' : method));
  if (found) return found;
  throw new HttpError(405, `${method} is not possible here, only ${allow}`, { Allow: allow });
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
