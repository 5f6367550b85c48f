import { type Context, Hono } from 'hono';
import { kinds } from '#contracts/content.ts';
import { entryNotFound } from '#contracts/entry.ts';
import { createIds, publishedDay } from '#contracts/ids.ts';
import { changedMeanwhile, draftNotFound, type Kind } from '#contracts/kind.ts';
import { nepalDay } from '#contracts/nepalDay.ts';
import { found, HttpError } from '../api/HttpError.ts';
import { type ApiEnv, route } from '../api/route.ts';
import { validate } from '../api/validation.ts';
import type { Db } from '../storage/schema.ts';
import { type ContentStore, type EntryState, timeOfChange } from './store.ts';

const states: readonly EntryState[] = ['published', 'draft'];

/** Creates the endpoints of every kind of entry and of its drafts, for the server and the mocks. */
export function createContentApi(
  storeIn: (state: EntryState, transaction?: Db) => ContentStore,
  respondWithList = async (kind: string, _request: Request) =>
    Response.json(await storeIn('published').list(kind)),
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const newId = createIds(Date.now);
  for (const kind of Object.values<Kind<unknown, unknown, unknown>>(kinds)) {
    const { name, noun, nameField, get, drafts } = kind;
    const entryMissing = entryNotFound(noun);
    const setTitle = (c: Context<ApiEnv>, entry: Readonly<Record<string, unknown>>) =>
      c.set('title', String(entry[nameField]));

    for (const state of states) {
      const endpoints = state === 'published' ? kind : drafts;
      if (!endpoints) continue;
      const notFound = state === 'published' ? entryMissing : draftNotFound;
      route(app, endpoints.create, async ({ c, body, keyed, transaction }) => {
        const entry = { _id: newId(), ...body };
        setTitle(c, entry);
        const _id = await storeIn(state, transaction).insert(name, entry, keyed);
        c.set('hasChangedNothing', _id !== entry._id);
        return { ...entry, _id };
      });
      // Fields that were not sent stay as they are.
      route(app, endpoints.update, async ({ c, id, body, transaction }) => {
        const { version, ...fields } = body;
        const store = storeIn(state, transaction);
        const updatedAt = timeOfChange(version);
        const entry = await store.update(name, id, { ...fields, updatedAt }, version ?? undefined);
        if (!entry && version !== undefined && (await store.find(name, id))) {
          throw new HttpError(changedMeanwhile(state === 'published' ? noun : 'draft'));
        }
        setTitle(c, found(entry, notFound));
        return entry;
      });
      route(app, endpoints.remove, async ({ c, id, session, transaction }) => {
        const { username } = session.account;
        const removed = await storeIn(state, transaction).remove(name, id, username);
        setTitle(c, found(removed, notFound));
      });
    }

    route(app, kind.list, ({ c }) => respondWithList(name, c.req.raw));
    if (get) {
      route(app, get, async ({ id }) =>
        found(await storeIn('published').find(name, id), entryMissing),
      );
    }
    if (!drafts) continue;
    route(app, drafts.list, async () => [...(await storeIn('draft').list(name))]);
    route(app, drafts.get, async ({ id }) =>
      found(await storeIn('draft').find(name, id), draftNotFound),
    );
    route(app, drafts.publish, async ({ c, id, transaction }) => {
      const store = storeIn('draft', transaction);
      // Locks the draft, so that it is published as it was checked.
      const draft = found(await store.update(name, id, { _id: id }), draftNotFound);
      setTitle(c, draft);
      validate(kind.create.request, draft);
      if (!draft.publishedOn) await store.update(name, id, { publishedOn: nepalDay(new Date()) });
      return found(await store.move(name, id), draftNotFound);
    });
    route(app, drafts.takeBack, async ({ c, id, transaction }) => {
      const store = storeIn('published', transaction);
      const entry = found(await store.find(name, id), entryMissing);
      setTitle(c, entry);
      // It keeps its day when it is published again.
      await store.update(name, id, { publishedOn: publishedDay(entry) });
      return found(await store.move(name, id), entryMissing);
    });
  }
  return app;
}
