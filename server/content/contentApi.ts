import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { kinds } from '#contracts/content.ts';
import { createIds } from '#contracts/ids.ts';
import { entryNotFound, type Kind } from '#contracts/kind.ts';
import { found } from '../api/HttpError.ts';
import { type ApiEnv, route } from '../api/route.ts';
import type { Database } from '../storage/schema.ts';
import type { ContentStore } from './store.ts';

/**
 * Creates the endpoints of every kind of entry, for the server and for the mocks. `storeIn` returns
 * the store in a transaction, or the one without. `respondWithList` is there for the server, which
 * keeps the response.
 */
export function createContentApi(
  storeIn: (transaction?: Kysely<Database>) => ContentStore,
  respondWithList = async (kind: string, _request: Request) =>
    Response.json(await storeIn().list(kind)),
): Hono<ApiEnv> {
  const store = storeIn();
  const app = new Hono<ApiEnv>();
  const newId = createIds(Date.now);
  for (const kind of Object.values<Kind<unknown, unknown, unknown>>(kinds)) {
    const { name, noun, nameField, hasUpdatedAt } = kind;
    const notFound = entryNotFound(noun);
    const titleOf = (entry: Readonly<Record<string, unknown>>) => String(entry[nameField]);
    route(app, kind.create, async ({ c, body, keyed, transaction }) => {
      const entry = { _id: newId(), ...body };
      c.set('title', titleOf(entry));
      const _id = await storeIn(transaction).insert(name, entry, keyed);
      c.set('hasChangedNothing', _id !== entry._id);
      return { ...entry, _id };
    });
    route(app, kind.list, ({ c }) => respondWithList(name, c.req.raw));
    if (kind.get) {
      route(app, kind.get, async ({ id }) => found(await store.find(name, id), notFound));
    }
    // Fields that were not sent stay as they are.
    route(app, kind.update, async ({ c, id, body, transaction }) => {
      const fields = hasUpdatedAt ? { ...body, updatedAt: new Date().toISOString() } : body;
      const entry = found(await storeIn(transaction).update(name, id, fields), notFound);
      c.set('title', titleOf(entry));
      return entry;
    });
    route(app, kind.remove, async ({ c, id, transaction }) => {
      const store = storeIn(transaction);
      const entry = found(await store.find(name, id), notFound);
      found((await store.remove(name, id)) || undefined, notFound);
      c.set('title', titleOf(entry));
      return undefined;
    });
  }
  return app;
}
