import { type RawBuilder, sql } from 'kysely';
import { auditActions, MAX_TITLE_LENGTH } from '#contracts/audit.ts';
import { BIN_DAYS, type BinEntry, type BinKind, bin, MAX_BIN_LISTED } from '#contracts/bin.ts';
import { kinds } from '#contracts/content.ts';
import { cutText } from '#src/lib/cutText.ts';
import { DAY_MS } from '#src/lib/time.ts';
import { countOf } from '#src/lib/wording.ts';
import { audit, byServer } from '../auth/audit.ts';
import { columnOf } from '../content/sqlStore.ts';
import { forgetKeyOf } from '../storage/idempotencyKeys.ts';
import type { Db } from '../storage/schema.ts';
import type { BinStore } from './binApi.ts';

const binKinds = Object.keys(bin) as BinKind[];

const titleOf = (kind: BinKind): RawBuilder<string> =>
  kind === 'messages'
    ? sql`subject || ' (' || name || ')'`
    : sql`${sql.ref(columnOf(kinds[kind].nameField))}`;

/** Reads and writes what the tables of entries and messages have in the bin. */
export function createBinStore(db: Db): BinStore {
  return {
    async list() {
      const parts = binKinds.map(
        (kind) => sql`
          SELECT ${sql.lit(kind)} AS kind, id AS _id,
            substr(${titleOf(kind)}, 1, ${sql.lit(MAX_TITLE_LENGTH + 1)}) AS title,
            ${kind === 'messages' ? sql`0` : sql`is_draft`} AS is_draft,
            deleted_at AS "deletedAt", coalesce(deleted_by, '') AS "deletedBy"
          FROM ${sql.table(kind)} WHERE deleted_at IS NOT NULL`,
      );
      const all = sql.join(parts, sql` UNION ALL `);
      const query = sql<Row>`
        SELECT *, count(*) OVER () AS total FROM (${all}) AS bin
        ORDER BY "deletedAt" DESC, _id DESC LIMIT ${MAX_BIN_LISTED}`;
      const { rows } = await query.execute(db);
      return { entries: rows.map(toBinEntry), total: rows[0]?.total ?? 0 };
    },
    async putBack(kind, id) {
      const query = sql<{ title: string }>`
        UPDATE ${sql.table(kind)} SET deleted_at = NULL, deleted_by = NULL
        WHERE id = ${id} AND deleted_at IS NOT NULL RETURNING ${titleOf(kind)} AS title`;
      return (await query.execute(db)).rows[0]?.title;
    },
    async remove(kind, id) {
      const query = sql<{ title: string }>`
        DELETE FROM ${sql.table(kind)}
        WHERE id = ${id} AND deleted_at IS NOT NULL RETURNING ${titleOf(kind)} AS title`;
      const title = (await query.execute(db)).rows[0]?.title;
      // The hash of a message is the last that is left of it.
      if (title !== undefined) await forgetKeyOf(db, id);
      return title;
    },
  };
}

type Row = Omit<BinEntry, 'isDraft'> & { is_draft: number; total: number };

const toBinEntry = ({ is_draft, total: _, title, ...entry }: Row): BinEntry => ({
  ...entry,
  title: title.length > MAX_TITLE_LENGTH ? `${cutText(title, MAX_TITLE_LENGTH - 1)}…` : title,
  isDraft: is_draft === 1,
});

/** Deletes for good what has lain in the bin for 30 days, and counts it in the audit log. */
export function emptyBin(db: Db, now = Date.now()): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const counts: string[] = [];
    for (const kind of binKinds) {
      const table = sql.table(kind);
      const before = now - BIN_DAYS * DAY_MS;
      // Each statement raises the content version in PostgreSQL, also if it changes no row.
      const due = sql`
        SELECT 1 FROM ${table} WHERE deleted_at > ${now} OR deleted_at <= ${before} LIMIT 1`;
      if ((await due.execute(transaction)).rows.length === 0) continue;
      // A time to come is of a clock that was ahead.
      await sql`UPDATE ${table} SET deleted_at = ${now} WHERE deleted_at > ${now}`.execute(
        transaction,
      );
      const query = sql<{ id: string }>`
        DELETE FROM ${table} WHERE deleted_at <= ${before} RETURNING id`;
      const { rows } = await query.execute(transaction);
      for (const { id } of rows) await forgetKeyOf(transaction, id);
      if (rows.length > 0) counts.push(countOf(rows.length, bin[kind].noun, kind));
    }
    if (counts.length === 0) return;
    const title = `${counts.join(', ')}, after ${BIN_DAYS} days`;
    await audit(transaction, { ...byServer, action: auditActions.emptiedBin, title });
  });
}
