import type { Kysely } from 'kysely';
import { actionsOfKind, MAX_TITLE_LENGTH } from '#contracts/audit.ts';
import { createIds } from '#contracts/ids.ts';
import type { LogEntry } from '../api/route.ts';
import type { Database } from '../storage/schema.ts';
import { type AuditStore, boundsOfDay } from './auditApi.ts';

const newId = createIds(Date.now);

/** Adds an entry to the audit log: a sign-in or a write, never its content but for a title. */
export async function audit(db: Kysely<Database>, { title, ...entry }: LogEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: newId(),
      at: Date.now(),
      ...entry,
      title: title === undefined ? null : cut(title),
      count: 1,
      counted_as: null,
    })
    .execute();
}

/** The first characters of a title. The cut may not be within a surrogate pair. */
const cut = (title: string) => title.slice(0, MAX_TITLE_LENGTH).replace(/\p{Surrogate}$/u, '');

/** Reads the audit log from the database. */
export function createAuditStore(db: Kysely<Database>): AuditStore {
  return {
    list({ username, kind, day, before, limit }) {
      let query = db
        .selectFrom('audit')
        .select(['id', 'at', 'username', 'action', 'title', 'count', 'address']);
      if (username !== undefined) query = query.where('username', '=', username);
      if (kind !== undefined) {
        const { exact, prefixes } = actionsOfKind(kind);
        query = query.where((where) =>
          where.or([
            ...exact.map((action) => where('action', '=', action)),
            ...prefixes.map((prefix) => where('action', 'like', `${prefix}%`)),
          ]),
        );
      }
      if (day !== undefined) {
        const [from, to] = boundsOfDay(day);
        query = query.where('at', '>=', from).where('at', '<', to);
      }
      if (before !== undefined) query = query.where('id', '<', before);
      return query.orderBy('id', 'desc').limit(limit).execute();
    },
  };
}
