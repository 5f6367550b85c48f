import { type Kysely, sql } from 'kysely';
import { inboxFull } from '#contracts/contact.ts';
import { createIds } from '#contracts/ids.ts';
import { type InboxMessage, LISTED_MESSAGES, MAX_MESSAGES } from '#contracts/inbox.ts';
import { HttpError } from '../api/HttpError.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import type { Database } from '../storage/schema.ts';
import type { Outbox } from './outbox.ts';
import type { MessageStore } from './store.ts';

/** Keeps contact messages in the database. With an outbox each message is mailed, too. */
export function createMessageStore(db: Kysely<Database>, outbox?: Outbox): MessageStore {
  const newId = createIds(Date.now);
  const select = () =>
    db
      .selectFrom('messages')
      .leftJoin('outbox', 'outbox.message_id', 'messages.id')
      .selectAll('messages')
      .select(['state', 'error']);
  const count = async () => {
    const { total, unread } = await db
      .selectFrom('messages')
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        sql<number>`COUNT(CASE WHEN status = 'new' THEN 1 END)`.as('unread'),
      ])
      .executeTakeFirstOrThrow();
    return { new: unread, total };
  };
  return {
    async add({ name, email, subject, message }) {
      if ((await count()).total >= MAX_MESSAGES) throw new HttpError(inboxFull);
      const id = newId();
      const received_at = Date.now();
      await inTransaction(db, async (transaction) => {
        const row = {
          id,
          name,
          email,
          subject,
          message,
          status: 'new',
          received_at,
        } as const;
        await transaction.insertInto('messages').values(row).execute();
        if (!outbox) return;
        const mail = { message_id: id, state: 'waiting', tries: 0, due_at: received_at } as const;
        await transaction
          .insertInto('outbox')
          .values({ ...mail, error: null })
          .execute();
      });
      outbox?.wake();
    },
    async list() {
      return (await select().orderBy('id', 'desc').limit(LISTED_MESSAGES).execute()).map(
        toInboxMessage,
      );
    },
    count,
    async setStatus(id, status) {
      await db.updateTable('messages').set({ status }).where('id', '=', id).execute();
      const row = await select().where('id', '=', id).executeTakeFirst();
      return row && toInboxMessage(row);
    },
    async remove(id) {
      const query = db.deleteFrom('messages').where('id', '=', id);
      return (await query.executeTakeFirst()).numDeletedRows > 0n;
    },
  };
}

type Row = Database['messages'] & {
  state: Database['outbox']['state'] | null;
  error: string | null;
};

function toInboxMessage({ id, received_at, state, error, ...row }: Row): InboxMessage {
  const mail = state && { state, ...(error !== null && { error }) };
  return { _id: id, ...row, receivedAt: received_at, mail };
}
