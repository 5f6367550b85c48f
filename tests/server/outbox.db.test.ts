import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import type { SendMail } from '#server/messages/mail.ts';
import { LEASE_MS, sendDue } from '#server/messages/outbox.ts';
import { MINUTE_MS } from '#src/lib/time.ts';
import { addMail, addMessages, openTestDatabase } from './testDatabase.ts';

const START = 1_800_000_000_000;

const { db, open } = await openTestDatabase('messages');
const sent: string[] = [];
const send: SendMail = async ({ id }) => void sent.push(id);
beforeEach(() => {
  sent.length = 0;
});

const add = async (...ids: string[]) => {
  await addMessages(db, ids);
  for (const id of ids) await addMail(db, id, { due_at: START });
};
const rows = () => db.selectFrom('outbox').selectAll().execute();
const run = (sendMail: SendMail, now = START, at = db) =>
  sendDue(at, sendMail, { log: () => {}, now: () => now });
const fail: SendMail = () => Promise.reject(new Error('452\n Mailbox full'));

it('does not wait for a time that a clock which was a day ahead has set', async () => {
  await add('1', '2');
  const ahead = START + 24 * 60 * MINUTE_MS;
  const tried = { tries: 1, due_at: ahead + MINUTE_MS };
  await db.updateTable('outbox').set({ due_at: ahead }).execute();
  const second = db.updateTable('outbox').where('message_id', '=', '2');
  await second.set(tried).execute();
  await run(send);
  expect(sent.toSorted()).toEqual(['1', '2']);
});

it('loads one mail at a time', async () => {
  await add('1', '2', '3');
  const loaded: number[] = [];
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      loaded.push(result.rows.length);
      return result;
    },
  });
  await run(send, START, counting);
  expect(sent).toHaveLength(3);
  expect(Math.max(...loaded)).toBe(1);
});

it('sends each mail once with four that send at the same time, and never again', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => String(index));
  await add(...ids);
  await using other = await open();
  const sendSlowly: SendMail = async (mail) => {
    await wait(2);
    await send(mail);
  };
  const connections = [db, other.db, db, other.db];
  await Promise.all(connections.map((each) => run(sendSlowly, START, each)));
  await run(send, START + 1000 * MINUTE_MS);
  expect(sent.toSorted()).toEqual(ids.toSorted());
});

it('tries again after growing pauses, then gives up and keeps the reason', async () => {
  await add('1');
  let now = START;
  for (const minutes of [1, 5, 30, 120, 360, 720]) {
    await run(fail, now);
    expect(await rows()).toMatchObject([{ state: 'waiting', error: '452 Mailbox full' }]);
    const tries = (await rows())[0]?.tries;
    await run(fail, now + minutes * MINUTE_MS - 1);
    expect(await rows()).toMatchObject([{ tries }]);
    now += minutes * MINUTE_MS;
  }
  await run(fail, now);
  const given = { state: 'failed', tries: 7, error: '452 Mailbox full' };
  expect(await rows()).toMatchObject([given]);
  await run(fail, now + 10_000 * MINUTE_MS);
  expect(await rows()).toMatchObject([given]);
});

it('leaves a mail alone while another sends it, and takes it over if that one dies', async () => {
  await add('1');
  // A process that is killed while it sends never gets an answer.
  void run(() => new Promise(() => {}));
  await expect.poll(rows).toMatchObject([{ tries: 1 }]);
  await run(send, START + LEASE_MS - 1);
  expect(sent).toEqual([]);
  await run(send, START + LEASE_MS);
  expect(sent).toEqual(['1']);
  expect(await rows()).toMatchObject([{ state: 'sent', tries: 2 }]);
});

it('does not let one that was taken over overwrite the result', async () => {
  await add('1');
  await run(async () => {
    await run(send, START + LEASE_MS);
    throw new Error('late');
  });
  expect(await rows()).toMatchObject([{ state: 'sent', error: null }]);
});
