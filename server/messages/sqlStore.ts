import { setImmediate } from 'node:timers/promises';
import { type InferResult, type RawBuilder, sql, type Updateable } from 'kysely';
import { inboxFull } from '#contracts/contact.ts';
import { createIds } from '#contracts/ids.ts';
import { type InboxMessage, MAX_MESSAGES, MESSAGES_PER_PAGE } from '#contracts/inbox.ts';
import { nepalDay } from '#contracts/nepalDay.ts';
import { HOUR_MS } from '#src/lib/time.ts';
import { HttpError } from '../api/HttpError.ts';
import { claimKey, forgetKeyOf } from '../storage/idempotencyKeys.ts';
import type { Database, Db } from '../storage/schema.ts';
import { findAdvertisingSigns } from './advertising.ts';
import type { Outbox } from './outbox.ts';
import { createSearch, type MessageStore, timeOfNote } from './store.ts';

/** Messages within this time count as sent at once, a sign of advertising. */
const AT_ONCE_MS = HOUR_MS;

/** The number of messages that a search reads at once: SQLite reads in this thread. */
const READ_AT_ONCE = 50;

/** Keeps contact messages in the database. With an outbox each message is also mailed. */
export function createMessageStore(db: Db, outbox?: Outbox): MessageStore {
  const newId = createIds(Date.now);
  const select = () =>
    db
      .selectFrom('messages')
      .leftJoin('outbox', 'outbox.message_id', 'messages.id')
      .select(['id as _id', 'name', 'email', 'phone', 'subject', 'message', 'status', 'note'])
      .select(['received_at as receivedAt', 'marked_by as markedBy', 'marked_at as markedAt'])
      .select(['assigned_to as takenBy', 'follow_up_on as followUpOn'])
      .select(['noted_by as notedBy', 'noted_at as notedAt', 'state', 'error'])
      .where('deleted_at', 'is', null);
  type Row = InferResult<ReturnType<typeof select>>[number];
  /** The rows with their signs of advertising. Counts other messages for these rows alone. */
  const toInboxMessages = async (rows: readonly Row[]): Promise<InboxMessage[]> => {
    if (rows.length === 0) return [];
    // These expressions have an index each: whoever sends long messages must stop nobody.
    const atOnce = (expressionIn: (table: string) => string) => sql<number>`(
      SELECT COUNT(*) FROM messages AS other
      WHERE other.deleted_at IS NULL
        AND other.received_at >= messages.received_at - ${AT_ONCE_MS}
        AND other.received_at <= messages.received_at + ${AT_ONCE_MS}
        AND ${sql.raw(expressionIn('other'))} = ${sql.raw(expressionIn('messages'))})`;
    const ofSender = atOnce((table) => `LOWER(${table}.email)`);
    const ofText = atOnce((table) => `LOWER(SUBSTR(${table}.message, 1, 200))`);
    const ids = rows.map(({ _id }) => _id);
    const counts = await db
      .selectFrom('messages')
      .select(['id', ofSender.as('ofSender'), ofText.as('ofText')])
      .where('id', 'in', ids)
      .execute();
    const countsById = new Map(counts.map((each) => [each.id, each]));
    return rows.map(({ state, error, ...row }) => {
      const { ofSender = 1, ofText = 1 } = countsById.get(row._id) ?? {};
      return {
        ...row,
        signs: findAdvertisingSigns({ ...row, ofSender, ofText }),
        mail: state && { state, ...(error !== null && { error }) },
      };
    });
  };
  const idBefore = (id: string) => sql<boolean>`messages.id < ${id}`;
  /** Its cursor has the day too, which somebody may change meanwhile. */
  const dayAfter = (cursor: string) => {
    const [day, id = ''] = cursor.split(' ');
    return sql<boolean>`(follow_up_on, messages.id) > (${day}, ${id})`;
  };
  const find = async (id: string) => {
    const rows = await select().where('id', '=', id).execute();
    return (await toInboxMessages(rows))[0];
  };
  /** The statement that changes a message which is not in the bin. */
  const change = (id: string, changes: Updateable<Database['messages']>) =>
    db.updateTable('messages').set(changes).where('id', '=', id).where('deleted_at', 'is', null);
  const changed = async (id: string, query: ReturnType<typeof change>) =>
    (await query.executeTakeFirst()).numUpdatedRows > 0n ? find(id) : undefined;
  return {
    async add(message, request) {
      const id = newId();
      const received_at = Date.now();
      await db.transaction().execute(async (transaction) => {
        if ((await claimKey(transaction, request, id)) !== id) return;
        const { total } = await transaction
          .selectFrom('messages')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .where('deleted_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (total >= MAX_MESSAGES) throw new HttpError(inboxFull);
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
    async list({ q, show, before, limit = MESSAGES_PER_PAGE }, username) {
      // Here, not in the database: neither SQLite nor PostgreSQL compares texts as the site does.
      const matches = createSearch(q);
      const found: Row[] = [];
      const isByDay = show === 'follow-up';
      const cursorAt = (row: Row | undefined) =>
        row && (isByDay ? `${row.followUpOn} ${row._id}` : row._id);
      let cursor = before;
      for (;;) {
        let part = isByDay
          ? select()
              .where('follow_up_on', 'is not', null)
              .orderBy('follow_up_on')
              .orderBy('messages.id')
          : select().orderBy('messages.id', 'desc');
        if (show === 'new') part = part.where('status', '=', 'new');
        if (show === 'answered') part = part.where('status', '=', 'done');
        if (show === 'mine')
          part = part.where('assigned_to', '=', username).where('status', '<>', 'done');
        if (cursor !== undefined) part = part.where(isByDay ? dayAfter(cursor) : idBefore(cursor));
        const rows = await part.limit(READ_AT_ONCE).execute();
        if (rows.length === 0) return { messages: await toInboxMessages(found), next: null };
        found.push(...rows.filter(matches));
        if (found.length > limit) {
          const page = found.slice(0, limit);
          return { messages: await toInboxMessages(page), next: cursorAt(page.at(-1)) ?? null };
        }
        cursor = cursorAt(rows.at(-1));
        await setImmediate();
      }
    },
    async count(username) {
      const countIf = (condition: RawBuilder<unknown>) =>
        sql<number>`COUNT(CASE WHEN ${condition} THEN 1 END)`;
      return db
        .selectFrom('messages')
        .select(({ fn }) => [
          fn.countAll<number>().as('total'),
          countIf(sql`status = 'new'`).as('new'),
          countIf(sql`assigned_to = ${username} AND status <> 'done'`).as('mine'),
          countIf(sql`follow_up_on <= ${nepalDay(new Date())}`).as('followUp'),
          sql<number | null>`MIN(CASE WHEN status <> 'done' THEN received_at END)`.as(
            'oldestUnanswered',
          ),
        ])
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
    },
    find,
    async setStatus(id, status, username) {
      await change(id, { status, marked_by: username, marked_at: Date.now() })
        .where('status', '<>', status)
        .execute();
      return find(id);
    },
    async setNote(id, { note, followUpOn, version }, username) {
      const noted = { noted_by: username, noted_at: timeOfNote(version) };
      const query = change(id, { note, follow_up_on: followUpOn, ...noted });
      return changed(id, query.where('noted_at', version === null ? 'is' : '=', version));
    },
    async setTaken(id, by, was) {
      const query = change(id, { assigned_to: by });
      return changed(id, query.where('assigned_to', was === null ? 'is' : '=', was));
    },
    async remove(id, username) {
      const binning = change(id, { deleted_at: Date.now(), deleted_by: username });
      const { numUpdatedRows } = await binning.executeTakeFirst();
      const binned = db.selectFrom('messages').where('deleted_at', 'is not', null);
      const kept = binned.select('id').orderBy('deleted_at', 'desc').limit(MAX_MESSAGES);
      const overflowing = await db
        .deleteFrom('messages')
        .where('deleted_at', 'is not', null)
        .where('id', 'not in', kept)
        .returning('id')
        .execute();
      for (const gone of overflowing) await forgetKeyOf(db, gone.id);
      return numUpdatedRows > 0n;
    },
  };
}
