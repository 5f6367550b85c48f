import { beforeEach, expect, it } from 'vitest';
import { auditActions } from '#contracts/audit.ts';
import { deleteOldMessages, readMessageDeletion } from '#server/messages/oldMessages.ts';
import { DAY_MS } from '#src/lib/time.ts';
import { addMail, addMessages, openTestDatabase } from './testDatabase.ts';
import { sendForm, startTestServer } from './testServer.ts';

const START = Date.parse('2026-11-26T06:00:00Z');

const { db } = await openTestDatabase('messages', 'message_deletion', 'audit');
const DAYS = ['2025-01-01', '2025-11-26', '2025-12-20', '2026-11-26'];
beforeEach(() => addMessages(db, DAYS, (day) => ({ received_at: Date.parse(day) })));

const run = (days: number, months: number | undefined = 12) =>
  deleteOldMessages(db, months, START + days * DAY_MS);
const kept = async () =>
  (await db.selectFrom('messages').select('id').orderBy('id').execute()).map(({ id }) => id);
const announced = (days: number) => readMessageDeletion(db, START + days * DAY_MS);
const log = () => db.selectFrom('audit').select(['action', 'title']).execute();

it('go 30 days after the first start, which owners are told, and are counted', async () => {
  await run(0);
  const first = { at: START + 30 * DAY_MS, months: 12, count: 3 };
  expect(await announced(0)).toEqual(first);
  await run(29.9);
  expect(await kept()).toHaveLength(4);
  expect(await announced(29.9)).toEqual(first);
  await run(30);
  expect(await kept()).toEqual(['2026-11-26']);
  expect(await announced(30)).toBeNull();
  await run(30.1);
  expect(await log()).toEqual([
    { action: auditActions.deletedOldMessages, title: '3, older than twelve months' },
  ]);
});

it('stay if that is the setting, and wait 30 days again after it', async () => {
  await run(0);
  await deleteOldMessages(db, undefined, START + 40 * DAY_MS);
  expect(await announced(1)).toBeNull();
  await run(41);
  await run(70.9);
  expect(await kept()).toHaveLength(4);
  await run(71);
  expect(await kept()).toEqual(['2026-11-26']);
});

it('wait 30 days again for another number of months, or after a clock that was ahead', async () => {
  await run(0, 24);
  await run(30, 24);
  expect(await kept()).toHaveLength(4);
  await run(31);
  await run(60.9);
  expect(await kept()).toHaveLength(4);
  await run(-1000);
  await run(-970.1);
  expect(await kept()).toHaveLength(4);
});

it('stay for whole months, also at the end of a month that is longer', async () => {
  const end = Date.parse('2027-05-31');
  await addMessages(db, ['2027-02-27', '2027-03-01'], (day) => ({ received_at: Date.parse(day) }));
  await deleteOldMessages(db, 3, end - 31 * DAY_MS);
  await deleteOldMessages(db, 3, end);
  expect(await kept()).toEqual(['2027-03-01']);
});

it('are not announced if there are none', async () => {
  await run(0, 900);
  expect(await announced(0)).toBeNull();
});

it('stay if the audit log cannot say that they went', async () => {
  await run(0);
  await db.schema.alterTable('audit').renameTo('audit_away').execute();
  await expect(run(30)).rejects.toThrow('audit');
  await db.schema.alterTable('audit_away').renameTo('audit').execute();
  expect(await kept()).toHaveLength(4);
});

it('a server notes at its start that they will go, and a message goes with its mail', async () => {
  const server = await startTestServer({ env: { MESSAGES_KEPT: '1' } });
  const db = await server.openDatabase();
  const noted = () => db.selectFrom('message_deletion').select(['months', 'since']).execute();
  await expect.poll(noted).toEqual([{ months: 1, since: expect.any(Number) }]);
  await sendForm(server);
  const { id } = await db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
  await addMail(db, id, { state: 'failed' });
  await db.updateTable('messages').set({ received_at: 0 }).execute();
  expect((await server.read('/api/system')).messageDeletion).toMatchObject({ count: 1 });
  await db.updateTable('message_deletion').set({ since: 1 }).execute();
  // Nobody signs in for a week, or the clock is ahead: then it waits for a day.
  await db
    .updateTable('audit')
    .set({ at: Date.now() - 8 * DAY_MS })
    .execute();
  await server.restart();
  const waits = { level: 'warn', message: expect.stringMatching(/the clock is ahead/) };
  await expect.poll(() => server.log).toContainEqual(waits);
  expect(await db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
  await db.updateTable('audit').set({ at: Date.now() }).execute();
  await server.restart();
  await expect.poll(() => db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  const [entry] = await server.read('/api/audit?kind=inbox');
  expect(entry).toMatchObject({ title: '1, older than one month', username: 'the server itself' });
});
