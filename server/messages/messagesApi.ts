import { Hono } from 'hono';
import { contactEndpoints, HONEYPOT_FIELD } from '#contracts/contact.ts';
import { inboxEndpoints, messageNotFound, noteChanged, takenMeanwhile } from '#contracts/inbox.ts';
import { found } from '../api/HttpError.ts';
import { type ApiEnv, route } from '../api/route.ts';
import type { Db } from '../storage/schema.ts';
import type { MessageStore } from './store.ts';

/** Creates the endpoints of the contact form and of the inbox. */
export function createMessagesApi(
  storeIn: (transaction?: Db) => MessageStore,
  enforceLimit?: (address: string) => Promise<void>,
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const store = storeIn();
  // Before the body is read: a form that is refused also counts.
  app.post(contactEndpoints.sendMessage.path, async (c, next) => {
    await enforceLimit?.(c.var.address);
    await next();
  });
  route(app, contactEndpoints.sendMessage, async ({ body, keyed }) => {
    const { [HONEYPOT_FIELD]: _empty, ...message } = body;
    await store.add(message, keyed);
  });
  route(app, inboxEndpoints.listMessages, ({ query, session }) =>
    store.list(query, session.account.username),
  );
  route(app, inboxEndpoints.countNewMessages, ({ session }) =>
    store.count(session.account.username),
  );
  route(app, inboxEndpoints.getMessage, async ({ id }) =>
    found(await store.find(id), messageNotFound),
  );
  route(app, inboxEndpoints.updateMessage, async ({ c, id, body, session, transaction }) => {
    const { username } = session.account;
    c.set('title', `as ${body.status === 'done' ? 'answered' : body.status}`);
    const store = storeIn(transaction);
    const before = await store.find(id);
    if (before?.status === body.status) c.set('hasChangedNothing', true);
    return found(await store.setStatus(id, body.status, username), messageNotFound);
  });
  route(app, inboxEndpoints.updateNote, async ({ id, body, session, transaction }) => {
    const store = storeIn(transaction);
    const updated = await store.setNote(id, body, session.account.username);
    if (!updated) found(await store.find(id), messageNotFound);
    return found(updated, noteChanged);
  });
  route(app, inboxEndpoints.takeMessage, async ({ c, id, body, session, transaction }) => {
    const store = storeIn(transaction);
    c.set('title', body.isTaken ? 'taken' : 'given back');
    const by = body.isTaken ? session.account.username : null;
    const updated = await store.setTaken(id, by, body.was);
    if (updated) return updated;
    const message = found(await store.find(id), messageNotFound);
    c.set('hasChangedNothing', true);
    // It may have been sent again, because no answer has arrived.
    return found(message.takenBy === by ? message : undefined, takenMeanwhile);
  });
  route(app, inboxEndpoints.deleteMessage, async ({ id, session, transaction }) => {
    const isRemoved = await storeIn(transaction).remove(id, session.account.username);
    found(isRemoved || undefined, messageNotFound);
  });
  return app;
}
