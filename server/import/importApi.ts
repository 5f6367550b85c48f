import { setImmediate as breathe } from 'node:timers/promises';
import { Hono } from 'hono';
import { importEndpoints, importErrors } from '#contracts/import.ts';
import { HttpError } from '../api/HttpError.ts';
import { type ApiEnv, route } from '../api/route.ts';
import { reasonOf } from '../reasonOf.ts';
import type { Db } from '../storage/schema.ts';
import type { Imports } from './imports.ts';
import { readWxr, type Wxr } from './readWxr.ts';

const CHUNK_BYTES = 256 * 1024;

/** Creates the endpoints that begin an import from WordPress and say how far it is. */
export function createImportApi(imports: Imports, db: Db): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  /** The work that begins when the write of a request is kept. */
  const begun = new WeakMap<Request, () => Promise<void>>();
  const { startImport, getImport } = importEndpoints;
  app.on(startImport.method, startImport.path, async (c, next) => {
    await next();
    if (c.res.status === startImport.status) void begun.get(c.req.raw)?.();
  });
  route(
    app,
    startImport,
    ({ body }) => read(body),
    async ({ c, prepared: wxr, session, transaction = db }) => {
      const run = await imports.claim(transaction);
      const by = { username: session.account.username, address: c.var.address };
      begun.set(c.req.raw, () => imports.run(wxr, by));
      c.set('title', wxr.title);
      return run;
    },
  );
  route(app, getImport, async () => ({ last: await imports.last() }));
  return app;
}

/** Reads an export, and lets other requests be served meanwhile. */
async function read(body: Uint8Array): Promise<Wxr> {
  const parts = async function* () {
    for (let start = 0; start < body.byteLength; start += CHUNK_BYTES) {
      yield body.subarray(start, start + CHUNK_BYTES);
      await breathe();
    }
  };
  try {
    return await readWxr(parts());
  } catch (error) {
    throw new HttpError({ status: importErrors.noExport.status, message: reasonOf(error) });
  }
}
