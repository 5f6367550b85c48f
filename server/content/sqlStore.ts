import { type Kysely, sql } from 'kysely';
import type { Fields } from '#contracts/kind.ts';
import { claimKey, forgetKeyOf } from '../storage/idempotencyKeys.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import type { Database } from '../storage/schema.ts';
import type { ContentStore, Entry } from './store.ts';

type Row = Record<string, string | null>;

/** Keeps the entries of each kind in the table of its name, a row for each. */
export function createSqlStore(db: Kysely<Database>): ContentStore {
  return {
    async list(kind) {
      const query = sql<Row>`SELECT * FROM ${sql.table(kind)} ORDER BY id DESC`;
      return (await query.execute(db)).rows.map(toEntry);
    },
    async find(kind, id) {
      const query = sql<Row>`SELECT * FROM ${sql.table(kind)} WHERE id = ${id}`;
      return (await query.execute(db)).rows.map(toEntry)[0];
    },
    insert(kind, entry, request) {
      const columns = toColumns(entry);
      const names = sql.join(columns.map(([name]) => sql.ref(name)));
      const values = sql.join(columns.map(([, value]) => value));
      return inTransaction(db, async (transaction) => {
        const id = await claimKey(transaction, request, entry._id);
        if (id !== entry._id) return id;
        const query = sql`INSERT INTO ${sql.table(kind)} (${names}) VALUES (${values})`;
        await query.execute(transaction);
        return id;
      });
    },
    async update(kind, id, fields) {
      const changes = toColumns(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      const query = sql<Row>`
        UPDATE ${sql.table(kind)} SET ${sql.join(changes)} WHERE id = ${id} RETURNING *`;
      return (await query.execute(db)).rows.map(toEntry)[0];
    },
    async remove(kind, id) {
      const query = sql`DELETE FROM ${sql.table(kind)} WHERE id = ${id}`;
      const isRemoved = ((await query.execute(db)).numAffectedRows ?? 0n) > 0n;
      if (isRemoved) await forgetKeyOf(db, id);
      return isRemoved;
    },
  };
}

/** The column of a field: 'image_url' of 'imageUrl'. */
const columnOf = (field: string) =>
  field === '_id' ? 'id' : field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const fieldOf = (column: string) =>
  column.includes('_')
    ? column.replaceAll(/_[a-z]/g, (part) => part.slice(1).toUpperCase())
    : column;

/** A column that is null is left out of the entry, as if it had never been sent. */
function toEntry({ id, ...row }: Row): Entry {
  const fields = Object.entries(row).filter(([, value]) => value !== null);
  return {
    _id: id ?? '',
    ...Object.fromEntries(fields.map(([name, value]) => [fieldOf(name), value])),
  };
}

function toColumns(fields: Fields): [column: string, value: string | null][] {
  return Object.entries(fields).flatMap(([field, value]) =>
    value === undefined ? [] : [[columnOf(field), value]],
  );
}
