import type { Kysely } from 'kysely';
import { object, picklist } from 'valibot';
import { emailEndpoint } from '#src/api/contract.ts';
import { type ServerContext, type ServerRoute, withoutNul } from '../api/context.ts';
import { HttpError, messageResponse } from '../api/responses.ts';
import { parseJson, validate } from '../api/validation.ts';
import { admit, type Limit } from '../auth/limits.ts';
import { createIds } from '../content/ids.ts';
import { limitKeyOf } from '../http/clientAddress.ts';
import type { Database } from '../storage/schema.ts';
import { EMAIL_SUCCESS, readMessage } from './email.ts';

/** A visitor who sends more messages than this in an hour has to wait. */
const MESSAGE_LIMIT: Limit = { free: 20, forgetAfterMs: 3_600_000 };

const NOT_FOUND = 'Message not found';

const statusSchema = object({
  status: picklist(['new', 'read', 'done'], 'must be new, read or done'),
});

/** The contact form's endpoint, which anyone may send to, and the inbox for those signed in. */
export function messageRoutes(db: Kysely<Database>): ServerRoute[] {
  const newId = createIds(Date.now);

  async function receive({ body, request, address }: ServerContext): Promise<Response> {
    const type = request.headers.get('content-type') ?? '';
    const { receivedAt, ...message } = await readMessage(body, type, Date.now());
    await admit(db, `message ${limitKeyOf(address)}`, MESSAGE_LIMIT);
    const { user_name, user_email, subject } = message;
    await db
      .insertInto('messages')
      .values({
        id: newId(),
        user_name: withoutNul(user_name),
        user_email: withoutNul(user_email),
        subject: withoutNul(subject),
        message: withoutNul(message.message),
        status: 'new',
        received_at: Date.parse(receivedAt),
      })
      .execute();
    return new Response(EMAIL_SUCCESS, {
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }

  return [
    { method: emailEndpoint.method, path: emailEndpoint.path, access: 'public', run: receive },
    {
      method: 'GET',
      path: '/api/inbox',
      access: 'editor',
      run: async () => {
        const rows = await db.selectFrom('messages').selectAll().orderBy('id', 'desc').execute();
        return Response.json(
          rows.map(({ received_at, ...row }) => ({ ...row, receivedAt: received_at })),
        );
      },
    },
    {
      method: 'PUT',
      path: '/api/inbox/:id',
      access: 'editor',
      run: async ({ body, id }) => {
        const { status } = validate(statusSchema, parseJson(body));
        const query = db.updateTable('messages').set({ status }).where('id', '=', withoutNul(id));
        const { numUpdatedRows } = await query.executeTakeFirst();
        if (numUpdatedRows === 0n) throw new HttpError(404, NOT_FOUND);
        return Response.json({ id, status });
      },
    },
    {
      method: 'DELETE',
      path: '/api/inbox/:id',
      access: 'editor',
      run: async ({ id }) => {
        const query = db.deleteFrom('messages').where('id', '=', withoutNul(id));
        const { numDeletedRows } = await query.executeTakeFirst();
        if (numDeletedRows === 0n) throw new HttpError(404, NOT_FOUND);
        return messageResponse(200, 'Message deleted');
      },
    },
  ];
}
