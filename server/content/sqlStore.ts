import { type Kysely, sql } from 'kysely';
import { HttpError } from '../api/responses.ts';
import { readContentVersion } from '../storage/contentVersion.ts';
import type { Database } from '../storage/schema.ts';
import type { ContentStore, Entity, Fields } from './store.ts';

type Row = Record<string, string | null>;

/** Keeps testimonials and blogs in the database, a row for each. */
export function createSqlStore(db: Kysely<Database>): ContentStore {
  return {
    version: () => readContentVersion(db),
    async list(collection) {
      const query = sql<Row>`SELECT * FROM ${sql.table(collection)} ORDER BY id DESC`;
      return (await query.execute(db)).rows.map(toEntity);
    },
    async find(collection, id) {
      if (!isStorable(id)) return undefined;
      const query = sql<Row>`SELECT * FROM ${sql.table(collection)} WHERE id = ${id}`;
      return (await query.execute(db)).rows.map(toEntity)[0];
    },
    async insert(collection, entity) {
      const columns = toColumns(entity);
      const names = sql.join(columns.map(([name]) => sql.ref(name)));
      const values = sql.join(columns.map(([, value]) => value));
      await sql`INSERT INTO ${sql.table(collection)} (${names}) VALUES (${values})`.execute(db);
    },
    async update(collection, id, fields) {
      if (!isStorable(id)) return undefined;
      const changes = toColumns(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      const query = sql<Row>`
        UPDATE ${sql.table(collection)} SET ${sql.join(changes)} WHERE id = ${id} RETURNING *`;
      return (await query.execute(db)).rows.map(toEntity)[0];
    },
    async remove(collection, id) {
      if (!isStorable(id)) return false;
      const query = sql`DELETE FROM ${sql.table(collection)} WHERE id = ${id}`;
      return ((await query.execute(db)).numAffectedRows ?? 0n) > 0n;
    },
  };
}

const columnOf: Record<string, string> = { _id: 'id', imageUrl: 'image_url' };
const fieldOf: Record<string, string> = { image_url: 'imageUrl' };

/** A column that is null is left out of the entity, as if it had never been sent. */
function toEntity({ id, ...row }: Row): Entity {
  const fields = Object.entries(row).filter(([, value]) => value !== null);
  return {
    _id: id ?? '',
    ...Object.fromEntries(fields.map(([name, value]) => [fieldOf[name] ?? name, value])),
  };
}

function toColumns(fields: Fields): [column: string, value: string | null][] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (value === undefined) return [];
    if (value !== null && !isStorable(value)) {
      throw new HttpError(400, `${field} must not contain the character U+0000`);
    }
    return [[columnOf[field] ?? field, value]];
  });
}

/** PostgreSQL has no character U+0000 in a text. */
const isStorable = (text: string) => !text.includes('\0');
