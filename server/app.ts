import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { ServerRoute } from './api/context.ts';
import { HttpError, messageResponse } from './api/responses.ts';
import { createRouter } from './api/routing.ts';
import { readBody } from './api/validation.ts';
import { audit } from './auth/audit.ts';
import { isFromOwnSite } from './auth/crossSite.ts';
import { authRoutes, SIGN_IN_FIRST } from './auth/routes.ts';
import { findSession } from './auth/sessions.ts';
import { contentRoutes } from './content/routes.ts';
import { createSqlStore } from './content/sqlStore.ts';
import { clientAddress } from './http/clientAddress.ts';
import type { Log } from './http/log.ts';
import { type StaticFiles, sendFile } from './http/staticFiles.ts';
import type { Outbox } from './messages/outbox.ts';
import { messageRoutes } from './messages/routes.ts';
import type { Pages } from './pages/pages.ts';
import type { Settings } from './settings.ts';
import { isUnavailable, type Storage } from './storage/storage.ts';
import { openPictureStore } from './uploads/pictureStore.ts';
import { sendPicture, uploadRoutes } from './uploads/routes.ts';

interface Dependencies {
  readonly settings: Settings;
  readonly storage: Storage;
  /** The built site; without it the server has an API only. */
  readonly files: StaticFiles | undefined;
  /** Without it, pages with content are those of the build. */
  readonly pages: Pages | undefined;
  readonly log: Log;
  /** Mails the contact messages; without it they are only kept. */
  readonly outbox: Outbox | undefined;
  /** Whether the server finishes what it has begun and takes no new requests. */
  readonly isStopping: () => boolean;
}

type Env = { Bindings: Partial<HttpBindings>; Variables: { requestId: string; address: string } };

/** Creates the server's application: the API, the site, and what a monitor asks. */
export function createApp({
  settings,
  storage,
  files,
  pages,
  log,
  outbox,
  isStopping,
}: Dependencies) {
  const { db } = storage;
  const app = new Hono<Env>();
  const store = createSqlStore(db);
  const pictures = openPictureStore(settings);
  const routes: ServerRoute[] = [
    ...contentRoutes(store),
    ...authRoutes(db, settings.origin),
    ...messageRoutes(db, outbox),
    ...uploadRoutes(pictures),
  ];

  app.use(async (c, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    const connection = c.env?.incoming?.socket.remoteAddress ?? '';
    const forwardedFor = c.req.header('x-forwarded-for');
    c.set('requestId', requestId);
    c.set('address', clientAddress(connection, forwardedFor, settings.trustedProxies));
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    if (settings.origin.startsWith('https:')) {
      c.res.headers.set('Strict-Transport-Security', 'max-age=31536000');
    }
    const { method, path } = c.req;
    const ms = Math.round(performance.now() - start);
    log('info', { requestId, method, path, status: c.res.status, ms, address: c.get('address') });
  });

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503);
    try {
      await sql`SELECT 1`.execute(db);
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'no database' }, 503);
    }
  });

  app.all('/api/*', async (c) => {
    const { requestId, address } = c.var;
    const logError = (error: unknown) => log('error', { requestId, error: String(error) });
    const handle = async (route: ServerRoute, request: Request, id: string) => {
      try {
        return await runRoute(route, request, id, address);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        logError(error);
        throw new HttpError(503, 'The database is not available. Try again soon.', {
          'Retry-After': '5',
        });
      }
    };
    const response = await createRouter(routes, handle, logError)(c.req.raw);
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Content-Type-Options', 'nosniff');
    // The rest of the body is not read, so the connection cannot be used again.
    if (response.status === 413) response.headers.set('Connection', 'close');
    return response;
  });

  /** Checks who asks, runs the route, and notes the writes of those who are signed in. */
  async function runRoute(
    route: ServerRoute,
    request: Request,
    id: string,
    address: string,
  ): Promise<Response> {
    if (!isFromOwnSite(request, settings.origin)) {
      throw new HttpError(403, 'This request does not come from a page of the site.');
    }
    const session = await findSession(db, request);
    if (route.access !== 'public' && !session) throw new HttpError(401, SIGN_IN_FIRST);
    if (route.access === 'owner' && session?.account.role !== 'owner') {
      throw new HttpError(403, 'Only an owner may do this.');
    }
    const body = await readBody(request, route.maxBodyBytes);
    const response = await route.run({ request, id, body, session, address });
    if (route.method !== 'GET') pages?.contentChanged();
    if (session && route.access !== 'public' && route.method !== 'GET') {
      const action = `${route.method} ${new URL(request.url).pathname}`;
      await audit(db, { username: session.account.username, action, address });
    }
    return response;
  }

  app.get('/uploads/*', (c) => sendPicture(pictures, c.req.raw));

  app.all('*', async (c) => {
    if (!files) return messageResponse(404, 'The site is not built.');
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const page = isRead ? await pages?.find(c.req.path) : undefined;
    if (page) return sendFile(page, c.req.raw, 200);
    const blogId = /^\/blogs\/([^/]+)$/.exec(c.req.path)?.[1];
    const isMissing = blogId !== undefined && !(await hasBlog(decode(blogId)));
    return files.respond(c.req.raw, isMissing);
  });

  /** If the database is not available the page says so, and not that the blog does not exist. */
  async function hasBlog(id: string): Promise<boolean> {
    try {
      return (await store.find('blogs', id)) !== undefined;
    } catch {
      return true;
    }
  }

  return app;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
