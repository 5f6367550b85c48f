import { type RawBuilder, sql } from 'kysely';
import { newestFirst } from '#contracts/ids.ts';
import type { Fields } from '#contracts/kind.ts';
import { claimKey, forgetKeyOf } from '../storage/idempotencyKeys.ts';
import type { Db } from '../storage/schema.ts';
import type { ContentStore, Entry, EntryState } from './store.ts';

type Row = Record<string, string | number | null>;

/** Keeps the entries of one state in the table of the name of their kind, a row for each. */
export function createSqlStore(db: Db, state: EntryState = 'published'): ContentStore {
  const is_draft = state === 'draft' ? 1 : 0;
  const isHere = sql`is_draft = ${is_draft} AND deleted_at IS NULL`;
  const first = async (query: RawBuilder<Row>) => (await query.execute(db)).rows.map(toEntry)[0];
  return {
    async list(kind) {
      const query = sql<Row>`SELECT * FROM ${sql.table(kind)} WHERE ${isHere}`;
      return newestFirst((await query.execute(db)).rows.map(toEntry));
    },
    find: (kind, id) => first(sql`SELECT * FROM ${sql.table(kind)} WHERE id = ${id} AND ${isHere}`),
    async insert(kind, entry, request) {
      const id = await claimKey(db, request, entry._id);
      if (id !== entry._id) return id;
      const columns = [...toColumns(entry), ['is_draft', is_draft] as const];
      const names = sql.join(columns.map(([name]) => sql.ref(name)));
      const values = sql.join(columns.map(([, value]) => value));
      await sql`INSERT INTO ${sql.table(kind)} (${names}) VALUES (${values})`.execute(db);
      return id;
    },
    update(kind, id, fields, version) {
      const changes = toColumns(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      const isUnchanged =
        version === undefined ? sql`1 = 1` : sql`coalesce(updated_at, '') = ${version}`;
      return first(sql`
        UPDATE ${sql.table(kind)} SET ${sql.join(changes)} WHERE id = ${id} AND ${isHere} AND ${isUnchanged}
        RETURNING *`);
    },
    async remove(kind, id, username) {
      const removed = await first(sql`
        UPDATE ${sql.table(kind)} SET deleted_at = ${Date.now()}, deleted_by = ${username}
        WHERE id = ${id} AND ${isHere}
        RETURNING *`);
      if (removed) await forgetKeyOf(db, id);
      return removed;
    },
    move: (kind, id) =>
      first(sql`
        UPDATE ${sql.table(kind)} SET is_draft = ${1 - is_draft}, was_published = 1,
          updated_at = CASE WHEN is_draft = 0 OR was_published = 1 THEN updated_at END
        WHERE id = ${id} AND ${isHere}
        RETURNING *`),
  };
}

/** The column of a field: 'image_url' of 'imageUrl'. */
export const columnOf = (field: string) =>
  field === '_id' ? 'id' : field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const fieldOf = (column: string) =>
  column.replaceAll(/_[a-z]/g, (part) => part.slice(1).toUpperCase());

/** A column that is null is left out of the entry, as if it had never been sent. */
function toEntry({ id, is_draft, was_published, deleted_at, deleted_by, ...row }: Row): Entry {
  const fields = Object.entries(row).filter(([, value]) => value !== null);
  return {
    _id: String(id),
    ...Object.fromEntries(fields.map(([name, value]) => [fieldOf(name), value])),
  };
}

function toColumns(fields: Fields): [column: string, value: string | null][] {
  return Object.entries(fields).flatMap(([field, value]) =>
    value === undefined ? [] : [[columnOf(field), value]],
  );
}
