import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { type RequestIdVariables, requestId } from 'hono/request-id';
import { tryDecodeURIComponent } from 'hono/utils/url';
import { sql } from 'kysely';
import { commonErrors } from '#contracts/endpoint.ts';
import { entryAt, listFiles, renderedAddress } from '#server/rendering/contentPages.ts';
import { paths } from '#src/pageTable.ts';
import { createApi, respondToErrors } from './api/api.ts';
import { RETRY_SOON } from './api/HttpError.ts';
import { enforceRateLimit, MESSAGE_LIMIT } from './api/limits.ts';
import { type AccessControl, type ApiEnv, assertMayCall } from './api/route.ts';
import { isStorable } from './api/validation.ts';
import { createAccountsApi } from './auth/accountsApi.ts';
import { audit, createAuditStore } from './auth/audit.ts';
import { createAuditApi } from './auth/auditApi.ts';
import { createSessionApi } from './auth/sessionApi.ts';
import { findSession, lockSession } from './auth/sessions.ts';
import { createBinApi } from './bin/binApi.ts';
import { createBinStore } from './bin/sqlStore.ts';
import { createCachedLists } from './content/cachedLists.ts';
import { createContentApi } from './content/contentApi.ts';
import { createSqlStore } from './content/sqlStore.ts';
import { clientAddress, isUntrustedProxy, limitKeyOf } from './http/clientAddress.ts';
import type { Log } from './http/log.ts';
import { type StaticFiles, sendFile } from './http/staticFiles.ts';
import type { Imports } from './import/importApi.ts';
import { findByOldAddress, hasPostNumber } from './import/oldAddresses.ts';
import { fromDatabase } from './inTime.ts';
import { createMessagesApi } from './messages/messagesApi.ts';
import type { Outbox } from './messages/outbox.ts';
import { createMessageStore } from './messages/sqlStore.ts';
import { createMetrics, createSystemApi, type SystemSources } from './ops/systemApi.ts';
import type { createPages } from './pages/pages.ts';
import { readContentVersion } from './storage/contentVersion.ts';
import { createPictureFiles, createUploadsApi } from './uploads/uploadsApi.ts';

interface Dependencies extends SystemSources {
  /** The built site; without it the server has an API only. */
  readonly files: StaticFiles | undefined;
  /** Without it, pages with content are those of the build. */
  readonly pages: ReturnType<typeof createPages> | undefined;
  readonly log: Log;
  /** Mails the contact messages; without it they are only stored. */
  readonly outbox: Outbox | undefined;
  readonly imports: Imports;
  /** True if the server finishes what it has begun and takes no new requests. */
  readonly isStopping: () => boolean;
}

type Env = { Bindings: Partial<HttpBindings> } & ApiEnv & { Variables: RequestIdVariables };

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const UNTRUSTED_PROXY =
  'A proxy at this address is not in TRUSTED_PROXIES: the limits count all its visitors as one.';

/** Creates the server's application: the API, the site, and the health checks. */
export function createApp(dependencies: Dependencies) {
  const { settings, files, pages, log, outbox, pictures, imports } = dependencies;
  const { db } = dependencies.storage;
  const { origin } = settings;
  const app = new Hono<Env>();
  const store = createSqlStore(db);
  let hasWarned = false;
  app.onError(
    respondToErrors<Env>((error, c) =>
      log('error', { requestId: c.var.requestId, error: String(error) }),
    ),
  );

  // Never the id that a client sends.
  app.use(requestId({ headerName: '' }), async (c, next) => {
    const start = performance.now();
    const connection = c.env?.incoming?.socket.remoteAddress ?? '';
    const forwardedFor = c.req.header('x-forwarded-for');
    c.set('address', clientAddress(connection, forwardedFor, settings.trustedProxies));
    if (!hasWarned && isUntrustedProxy(connection, forwardedFor, settings.trustedProxies)) {
      hasWarned = true;
      log('warn', { message: UNTRUSTED_PROXY, address: connection });
    }
    await next();
    const { requestId, address } = c.var;
    c.header('X-Request-Id', requestId);
    c.header('X-Content-Type-Options', 'nosniff');
    if (origin.startsWith('https:')) c.header('Strict-Transport-Security', 'max-age=31536000');
    const { method, path } = c.req;
    const ms = Math.round(performance.now() - start);
    log('info', { requestId, method, path, status: c.res.status, ms, address });
  });

  // Such as 999.999.999.999, which only a URL as a whole shows to be no host.
  app.use(async (c, next) =>
    URL.canParse(c.req.url) ? next() : c.json({ message: 'The Host header is not valid.' }, 400),
  );

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (dependencies.isStopping()) return c.json({ status: 'stopping' }, 503);
    try {
      await fromDatabase(sql`SELECT 1`.execute(db));
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'no database' }, 503);
    }
  });

  const access: AccessControl = {
    isFromOwnSite({ method, headers }) {
      if (SAFE_METHODS.has(method)) return true;
      const site = headers.get('sec-fetch-site');
      return site === null ? headers.get('origin') === origin : site === 'same-origin';
    },
    findSession: (c) => findSession(db, c),
    async write(caller, describe, run) {
      const written = await db.transaction().execute(async (transaction) => {
        const session = await lockSession(transaction, caller.session);
        assertMayCall(caller.endpoint, session);
        const result = await run(session, transaction);
        const entry = describe();
        if (entry) await audit(transaction, entry);
        return result;
      });
      await pages?.update();
      return written;
    },
  };
  const resources = [
    createContentApi(
      (state, transaction = db) => createSqlStore(transaction, state),
      createCachedLists(store, () => readContentVersion(db)),
    ),
    createSessionApi(db),
    createAccountsApi(db, origin),
    createAuditApi(createAuditStore(db)),
    createMessagesApi(
      (transaction = db) => createMessageStore(transaction, outbox),
      (address) => enforceRateLimit(db, `message ${limitKeyOf(address)}`, MESSAGE_LIMIT),
    ),
    createBinApi((transaction = db) => createBinStore(transaction)),
    createUploadsApi(pictures),
    imports.app,
    createSystemApi(dependencies),
  ];
  app.route('/', createApi(access, resources));
  app.route('/', createPictureFiles(pictures, db));
  app.route('/', createMetrics(dependencies));

  app.all('*', async (c) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const url = new URL(c.req.url);
    const moved = isRead && hasPostNumber(url) ? await findMoved(url) : undefined;
    if (moved) return c.redirect(moved, 301);
    const response = await respondWithSite(c, isRead, url);
    if (!isRead || response.status !== 404) return response;
    const target = await findMoved(url);
    return target ? c.redirect(target, 301) : response;
  });

  /** The address of the blog that had this one at another site. */
  async function findMoved(url: URL): Promise<string | undefined> {
    const id = await fromDatabase(findByOldAddress(db, url)).catch(() => undefined);
    return id && paths.blog(id);
  }

  async function respondWithSite(c: Context<Env>, isRead: boolean, { searchParams }: URL) {
    if (!files) return c.json({ message: 'The site is not built.' }, 404);
    const address = renderedAddress({ pathname: c.req.path, searchParams });
    const page = isRead ? await pages?.find(address) : undefined;
    if (page) return sendFile(page, c.req.raw, 200);
    if (pages && isRead && listFiles.includes(address)) {
      const { status, message } = commonErrors.noDatabase;
      return c.json({ message }, status, RETRY_SOON);
    }
    const entry = entryAt(c.req.path);
    const isMissing =
      entry !== undefined && !(await hasEntry(entry.kind, tryDecodeURIComponent(entry.id)));
    return files.respond(c.req.raw, isMissing);
  }

  /** If the database is not available the page says so, and not that the entry does not exist. */
  function hasEntry(kind: string, id: string): Promise<boolean> {
    if (!isStorable(id)) return Promise.resolve(false);
    return fromDatabase(store.find(kind, id)).then(Boolean, () => true);
  }

  return app;
}
