import { expect, it } from 'vitest';
import { openSqlite } from '#server/storage/sqlite.ts';
import { describeOldMessages } from './oldMessagesSuite.ts';
import { sendForm, startTestServer } from './testServer.ts';

describeOldMessages('SQLite', () => openSqlite(':memory:'));

it('a server notes at its start that they will go, and a message goes with its mail', async () => {
  const server = await startTestServer({ env: { MESSAGES_KEPT: '1' } });
  const db = await server.openDatabase();
  const noted = () => db.selectFrom('message_deletion').select(['months', 'since']).execute();
  await expect.poll(noted).toEqual([{ months: 1, since: expect.any(Number) }]);
  await sendForm(server);
  const { id } = await db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
  const mail = { message_id: id, state: 'failed', tries: 7, due_at: 0, error: '452' } as const;
  await db.insertInto('outbox').values(mail).execute();
  await db.updateTable('messages').set({ received_at: 0 }).execute();
  expect((await server.read('/api/system')).messageDeletion).toMatchObject({ count: 1 });
  await db.updateTable('message_deletion').set({ since: 1 }).execute();
  await server.restart();
  await expect.poll(() => db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  const [entry] = await server.read('/api/audit?kind=inbox');
  expect(entry).toMatchObject({ title: '1, older than one month', username: 'the server itself' });
  await server.remove();
});
