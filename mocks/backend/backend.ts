/**
 * What the mock backend answers, whichever body it runs in: MSW's handlers in a page, or the
 * json-server on a port. A request comes in and an answer goes out as the platform's own types.
 */
import { emailEndpoint } from '#src/api/contract.ts';
import { type Action, actions, type Context } from './actions.ts';
import { notice, Refusal } from './answers.ts';
import { receiveEmail } from './email.ts';
import { createIds } from './ids.ts';
import type { Store, StoredMessage } from './store.ts';

type Settings = {
  /** The path the nine endpoints stand below; '/api' unless told. */
  basePath?: string;
  /** The time in epoch ms. */
  now?: () => number;
  /** Is told of each contact message once it is kept. */
  onMessage?: (message: StoredMessage) => void;
};

/** Answers any request, and never throws. */
export type Backend = (request: Request) => Promise<Response>;

/** Makes a backend that keeps its data in `store`. */
export function createBackend(store: Store, settings: Settings = {}): Backend {
  const { basePath = '/api', now = Date.now, onMessage = () => {} } = settings;
  const newId = createIds(now);
  const routes: Action[] = [
    ...Object.values(actions).map((action) => ({ ...action, path: basePath + action.path })),
    { ...emailEndpoint, run: (context) => receiveEmail(context, now, onMessage) },
  ];
  return async (request) => {
    try {
      return await answer(request, routes, { store, newId });
    } catch (error) {
      if (error instanceof Refusal) return notice(error.status, error.message);
      console.error(error);
      return notice(500, 'The server failed to do this.');
    }
  };
}

async function answer(
  request: Request,
  routes: Action[],
  tools: Pick<Context, 'store' | 'newId'>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const matches = routes.flatMap((route) => {
    const id = matchPath(route.path, pathname);
    return id === undefined ? [] : [{ route, id }];
  });
  if (matches.length === 0) throw new Refusal(404, `Nothing is at ${pathname}`);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = matches.find(({ route }) => route.method === method);
  if (!match) return offer(request.method, allowed(matches.map(({ route }) => route.method)));
  const result = await match.route.run({ ...tools, request, id: match.id });
  return request.method === 'HEAD' ? new Response(null, result) : result;
}

/** The id in a path that fits the pattern ('' where it has none), or undefined if it does not fit. */
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

function allowed(methods: string[]): string {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

function offer(method: string, allow: string): Response {
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } });
  return notice(405, `${method} is not possible here, only ${allow}`, { Allow: allow });
}
