import { type Kysely, sql } from 'kysely';
import { contactEndpoints, HONEYPOT_FIELD } from '#contracts/contact.ts';
import { createIds } from '#contracts/ids.ts';
import { type InboxMessage, inboxEndpoints } from '#contracts/inbox.ts';
import { type ServerContext, type ServerRoute, withoutNul } from '../api/context.ts';
import { HttpError, messageResponse } from '../api/responses.ts';
import { parseJson, validate } from '../api/validation.ts';
import { admit, type Limit } from '../auth/limits.ts';
import { limitKeyOf } from '../http/clientAddress.ts';
import type { Database } from '../storage/schema.ts';
import type { Outbox } from './outbox.ts';

/** A visitor who sends more messages than this in an hour has to wait. */
const MESSAGE_LIMIT: Limit = { free: 20, forgetAfterMs: 3_600_000 };

const NOT_FOUND = 'Message not found';

/**
 * The contact form's endpoint, which anyone may send to, and the inbox for those signed in. With an
 * outbox each message is mailed, too.
 */
export function messageRoutes(db: Kysely<Database>, outbox?: Outbox): ServerRoute[] {
  const newId = createIds(Date.now);

  async function receive({ body, address }: ServerContext): Promise<Response> {
    const { request, status } = contactEndpoints.sendMessage;
    const { [HONEYPOT_FIELD]: _empty, ...fields } = validate(request, parseJson(body));
    // Only messages that are accepted count.
    await admit(db, `message ${limitKeyOf(address)}`, MESSAGE_LIMIT);
    const id = newId();
    const received_at = Date.now();
    await db.transaction().execute(async (transaction) => {
      const row = {
        id,
        name: withoutNul(fields.name),
        email: withoutNul(fields.email),
        subject: withoutNul(fields.subject),
        message: withoutNul(fields.message),
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
    return messageResponse(status, 'Message sent');
  }

  const select = () =>
    db
      .selectFrom('messages')
      .leftJoin('outbox', 'outbox.message_id', 'messages.id')
      .selectAll('messages')
      .select(['state', 'error']);

  return [
    {
      method: 'POST',
      path: `/api${contactEndpoints.sendMessage.path}`,
      access: 'public',
      run: receive,
    },
    inboxRoute('listMessages', async () => {
      const rows = await select().orderBy('id', 'desc').execute();
      return Response.json(rows.map(toInboxMessage));
    }),
    inboxRoute('countNewMessages', async () => {
      const count = db.selectFrom('messages').select(sql<number>`COUNT(*)`.as('new'));
      return Response.json(await count.where('status', '=', 'new').executeTakeFirstOrThrow());
    }),
    inboxRoute('updateMessage', async ({ body, id: rawId }) => {
      const id = withoutNul(rawId);
      const { status } = validate(inboxEndpoints.updateMessage.request, parseJson(body));
      await db.updateTable('messages').set({ status }).where('id', '=', id).execute();
      const row = await select().where('id', '=', id).executeTakeFirst();
      if (!row) throw new HttpError(404, NOT_FOUND);
      return Response.json(toInboxMessage(row));
    }),
    inboxRoute('deleteMessage', async ({ id }) => {
      const query = db.deleteFrom('messages').where('id', '=', withoutNul(id));
      const { numDeletedRows } = await query.executeTakeFirst();
      if (numDeletedRows === 0n) throw new HttpError(404, NOT_FOUND);
      return messageResponse(200, 'Message deleted');
    }),
  ];
}

function inboxRoute(name: keyof typeof inboxEndpoints, run: ServerRoute['run']): ServerRoute {
  const { method, path } = inboxEndpoints[name];
  return { method, path: `/api${path}`, access: 'editor', run };
}

type Row = Database['messages'] & {
  state: Database['outbox']['state'] | null;
  error: string | null;
};

function toInboxMessage({ id, received_at, state, error, ...row }: Row): InboxMessage {
  const mail = state && { state, ...(error !== null && { error }) };
  return { _id: id, ...row, receivedAt: received_at, mail };
}
