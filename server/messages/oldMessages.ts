import { auditActions } from '#contracts/audit.ts';
import type { System } from '#contracts/system.ts';
import { DAY_MS } from '#src/lib/time.ts';
import { countOf } from '#src/lib/wording.ts';
import { audit, byServer } from '../auth/audit.ts';
import type { Db } from '../storage/schema.ts';

/** The time between the notice to owners and the first deletion: 30 days. */
const NOTICE_MS = 30 * DAY_MS;

/** The same day some months earlier, or the last day of a month that is shorter. */
function monthsBefore(now: number, months: number): number {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  if (day.getUTCDate() !== new Date(now).getUTCDate()) day.setUTCDate(0);
  return day.getTime();
}

const readRow = (db: Db) => db.selectFrom('message_deletion').selectAll().executeTakeFirst();

/** Deletes messages that are older than some months, 30 days after that number was set. */
export function deleteOldMessages(
  db: Db,
  months: number | undefined,
  now = Date.now(),
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const row = await readRow(transaction);
    // A time to come is of a clock that was ahead.
    if (row?.months !== months || (row && row.since > now)) {
      await transaction.deleteFrom('message_deletion').execute();
      if (months === undefined) return;
      const started = { id: 1, months, since: now };
      await transaction
        .insertInto('message_deletion')
        .values(started)
        // Of another server on the database.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else if (row && now - row.since >= NOTICE_MS) {
      await removeOlder(transaction, row.months, now);
    }
  });
}

async function removeOlder(transaction: Db, months: number, now: number) {
  const { numDeletedRows } = await transaction
    .deleteFrom('messages')
    .where('received_at', '<', monthsBefore(now, months))
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  const title = `${numDeletedRows}, older than ${countOf(months, 'month', 'months')}`;
  await audit(transaction, { ...byServer, action: auditActions.deletedOldMessages, title });
}

/** The time of the next deletion and the number of messages; null without one, or during one. */
export async function readMessageDeletion(
  db: Db,
  now = Date.now(),
): Promise<System['messageDeletion']> {
  const { months = 0, since = 0 } = (await readRow(db)) ?? {};
  const at = since + NOTICE_MS;
  if (at <= now) return null;
  const { count } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('received_at', '<', monthsBefore(at, months))
    // A message in the bin is gone by then.
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count > 0 ? { at, months, count } : null;
}
