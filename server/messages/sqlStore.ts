import { setImmediate } from 'node:timers/promises';
import { type Kysely, type Selectable, sql } from 'kysely';
import { inboxFull } from '#contracts/contact.ts';
import { createIds } from '#contracts/ids.ts';
import { type InboxMessage, MAX_MESSAGES, MESSAGES_PER_PAGE } from '#contracts/inbox.ts';
import { HttpError } from '../api/HttpError.ts';
import { claimKey } from '../storage/idempotencyKeys.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import type { Database } from '../storage/schema.ts';
import type { Outbox } from './outbox.ts';
import { createSearch, type MessageStore } from './store.ts';

/** How many messages a search reads at once: SQLite reads in this thread. */
const READ_AT_ONCE = 50;

/** Keeps contact messages in the database. With an outbox each message is also mailed. */
export function createMessageStore(db: Kysely<Database>, outbox?: Outbox): MessageStore {
  const newId = createIds(Date.now);
  const select = () =>
    db
      .selectFrom('messages')
      .leftJoin('outbox', 'outbox.message_id', 'messages.id')
      .selectAll('messages')
      .select(['state', 'error'])
      .where('deleted_at', 'is', null);
  const count = async (at = db) => {
    const { total, unread } = await at
      .selectFrom('messages')
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        sql<number>`COUNT(CASE WHEN status = 'new' THEN 1 END)`.as('unread'),
      ])
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return { new: unread, total };
  };
  return {
    async add(message, request) {
      const id = newId();
      const received_at = Date.now();
      await inTransaction(db, async (transaction) => {
        if ((await claimKey(transaction, request, id)) !== id) return;
        if ((await count(transaction)).total >= MAX_MESSAGES) throw new HttpError(inboxFull);
        const row = { id, ...message, status: 'new', received_at } as const;
        await transaction.insertInto('messages').values(row).execute();
        if (!outbox) return;
        const sending = { state: 'waiting', tries: 0, due_at: received_at, error: null } as const;
        await transaction
          .insertInto('outbox')
          .values({ message_id: id, ...sending })
          .execute();
      });
      outbox?.wake();
    },
    async list({ q, status, before }) {
      // Here, not in the database: neither SQLite nor PostgreSQL compares texts as the site does.
      const matches = createSearch(q);
      const found: InboxMessage[] = [];
      let cursor = before;
      for (;;) {
        let part = select().orderBy('id', 'desc').limit(READ_AT_ONCE);
        if (status) part = part.where('status', '=', status);
        if (cursor !== undefined) part = part.where('id', '<', cursor);
        const rows = await part.execute();
        if (rows.length === 0) return { messages: found, next: null };
        found.push(...rows.filter(matches).map(toInboxMessage));
        if (found.length > MESSAGES_PER_PAGE) {
          const messages = found.slice(0, MESSAGES_PER_PAGE);
          return { messages, next: messages.at(-1)?._id ?? null };
        }
        cursor = rows.at(-1)?.id;
        await setImmediate();
      }
    },
    count: () => count(),
    async setStatus(id, status) {
      await db
        .updateTable('messages')
        .set({ status })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .execute();
      const row = await select().where('id', '=', id).executeTakeFirst();
      return row && toInboxMessage(row);
    },
    async remove(id, username) {
      const { numUpdatedRows } = await db
        .updateTable('messages')
        .set({ deleted_at: Date.now(), deleted_by: username })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      const binned = db.selectFrom('messages').where('deleted_at', 'is not', null);
      const kept = binned.select('id').orderBy('deleted_at', 'desc').limit(MAX_MESSAGES);
      await db
        .deleteFrom('messages')
        .where('deleted_at', 'is not', null)
        .where('id', 'not in', kept)
        .execute();
      return numUpdatedRows > 0n;
    },
  };
}

type Row = Selectable<Database['messages']> & {
  state: Database['outbox']['state'] | null;
  error: string | null;
};

function toInboxMessage(found: Row): InboxMessage {
  const { id, received_at, deleted_at, deleted_by, state, error, ...row } = found;
  const mail = state && { state, ...(error !== null && { error }) };
  return { _id: id, ...row, receivedAt: received_at, mail };
}
