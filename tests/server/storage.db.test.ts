import { describe, expect, it, vi } from 'vitest';
import { inboxFull } from '#contracts/contact.ts';
import { advertisingSigns } from '#contracts/inbox.ts';
import { consumeAttempt } from '#server/api/limits.ts';
import { cleanUp } from '#server/auth/cleanUp.ts';
import { createSqlStore } from '#server/content/sqlStore.ts';
import { createMessageStore } from '#server/messages/sqlStore.ts';
import { readContentVersion } from '#server/storage/contentVersion.ts';
import { migrate } from '#server/storage/migrate.ts';
import { addMessages, newIds, openTestDatabase } from './testDatabase.ts';

const tables = ['blogs', 'testimonials', 'limits', 'messages', 'idempotency_keys'] as const;
const { db, open } = await openTestDatabase(...tables);
const store = createSqlStore(db);
const inbox = createMessageStore(db);
const id = (digit: string) => digit.repeat(24);

it('raises the content version with each write that is kept, in its transaction', async () => {
  await using other = await open();
  const version = () => readContentVersion(other.db);
  for (const write of [
    () => store.insert('blogs', { _id: id('1'), title: 'A', content: 'B' }),
    () => store.update('blogs', id('1'), { title: 'C' }),
    () => store.remove('blogs', id('1'), 'sunita'),
    () => store.insert('testimonials', { _id: id('1'), name: 'A', message: '' }),
  ]) {
    const before = await version();
    await write();
    expect(await version()).toBeGreaterThan(before);
  }
  const before = await version();
  const failed = db.transaction().execute(async (transaction) => {
    await createSqlStore(transaction).remove('testimonials', id('1'), 'sunita');
    throw new Error('Something else failed.');
  });
  await expect(failed).rejects.toThrow();
  expect(await version()).toBe(before);
});

describe('keys of requests', () => {
  const blog = { title: 'A', content: 'B', author: 'C' };
  const request = { scope: 'POST /blogs/create ', key: 'k', body: '{}' };
  const insert = (_id: string, at = db) =>
    at.transaction().execute((transaction) => {
      return createSqlStore(transaction).insert('blogs', { _id, ...blog }, request);
    });

  it('make one entry of 20 at the same time on two connections', async () => {
    await using other = await open();
    const ids = await Promise.all(
      newIds(20).map((_id, index) => insert(_id, index % 2 ? db : other.db)),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await store.list('blogs')).toEqual([{ _id: ids[0], ...blog }]);
  });

  it('are kept only if the transaction is', async () => {
    const write = db.transaction().execute(async (transaction) => {
      await createSqlStore(transaction).insert('blogs', { _id: id('1'), ...blog }, request);
      throw new Error('Something else failed.');
    });
    await expect(write).rejects.toThrow('Something else failed.');
    expect(await insert(id('2'))).toBe(id('2'));
    expect(await store.list('blogs')).toHaveLength(1);
  });

  it('are deleted after a week, also those of a clock that was far ahead', async () => {
    const day = 86_400_000;
    const keys = async () => (await db.selectFrom('idempotency_keys').selectAll().execute()).length;
    for (const [age, left] of [
      [6 * day, 1],
      [8 * day, 0],
      [-6 * day, 1],
      [-8 * day, 0],
    ] as const) {
      await db.deleteFrom('idempotency_keys').execute();
      await insert(id('1'));
      await cleanUp(db, Date.now() + age);
      expect([age, await keys()]).toEqual([age, left]);
      await db.deleteFrom('blogs').execute();
    }
  });
});

const sender = { name: 'Asmita', email: 'a@b.example', phone: '' };
const message = { ...sender, subject: 'Fees', message: 'How much?' };

it('keeps 5,000 messages, searches them by the page, and refuses one more', async () => {
  await addMessages(db, newIds(5000));
  await expect(inbox.add(message)).rejects.toMatchObject(inboxFull);
  expect(await inbox.count('sunita')).toMatchObject({ new: 0, total: 5000 });
  const first = await inbox.list({}, 'sunita');
  expect(first.messages).toHaveLength(25);
  expect(first.next).toBe(first.messages[24]?._id);
  await inbox.remove(first.messages[0]?._id ?? '', 'sunita');
  // What has filled the inbox can be sent again.
  const request = { scope: 'POST /contact ', key: 'k', body: '{}' };
  for (const _each of [1, 2]) await inbox.add(message, request);
  expect(await inbox.count('sunita')).toMatchObject({ new: 1, total: 5000 });
  // A message that was added or deleted moves nothing on the pages after it.
  const second = await inbox.list({ before: first.next ?? '' }, 'sunita');
  expect(second.messages[0]?._id).toBe('4974'.padStart(24, '0'));
  expect((await inbox.list({ q: 'fees much?' }, 'sunita')).messages).toHaveLength(25);
});

it('finds messages by words in any case, and takes wildcards as they are', async () => {
  const writer = { name: 'Élodie ÅSA', email: 'elodie@b.example', phone: '९८०१' };
  const text = 'नमस्ते C:\\temp गर्\u200dयो प\u095dाइ';
  await inbox.add({ ...writer, subject: '100% of fees_2', message: text });
  const found = async (q: string) => (await inbox.list({ q }, 'sunita')).messages.length;
  const all = ['ÉLODIE åsa', 'elodie asa', 'नमस्ते', '100%', 'fees_2', 'c:\\t', '9801', ''];
  for (const q of [...all, 'नमस\u094d\u200dते', 'गऱ्यो प\u0922\u093cाइ']) {
    expect([q, await found(q)]).toEqual([q, 1]);
  }
  for (const q of ['200%', '1%f', 'fees_3', 'f_es', 'c:\\\\t', "' OR 1=1"]) {
    expect([q, await found(q)]).toEqual([q, 0]);
  }
});

it('marks what looks like advertising, and drops nothing', async () => {
  await inbox.add(message);
  const links = { ...message, message: 'www.a.example www.b.example www.c.example' };
  for (const _each of [1, 2, 3]) await inbox.add({ ...links, email: 'Ads@b.example' });
  const { messages } = await inbox.list({}, 'sunita');
  const ads = [1, 2, 3].map(() => [...advertisingSigns]);
  expect(messages.map(({ signs }) => signs)).toEqual([...ads, []]);
});

it('lists a page of long messages soon, and lets others have their turn while it searches', async () => {
  await addMessages(db, newIds(500), (id) => ({ message: id + 'a '.repeat(10_000) }));
  const begin = performance.now();
  expect((await inbox.list({}, 'sunita')).messages[0]?.signs).toEqual(['same-sender']);
  const listed = performance.now();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  expect((await inbox.list({ q: 'nowhere' }, 'sunita')).messages).toEqual([]);
  clearInterval(timer);
  expect(turns).toBeGreaterThanOrEqual(5);
  // What compares each with all takes ten times as long as a search, which reads all once.
  expect(listed - begin).toBeLessThan(4 * (performance.now() - listed));
});

it('is not migrated twice, and refuses a changed or unknown one', async () => {
  await (await open()).close();
  const runFile = vi.fn();
  await expect(migrate(db, [], runFile)).rejects.toThrow(/newer than this server/);
  const known = await db.selectFrom('migrations').select('name').execute();
  const all = known.map(({ name }) => ({ name, text: 'SELECT 1;\n' }));
  await expect(migrate(db, all, runFile)).rejects.toThrow(/has changed/);
  expect(runFile).not.toHaveBeenCalled();
});

describe('limits', () => {
  const limit = { burst: 5, intervalMs: 60_000 };
  const start = 1_800_000_000_000;
  const consume = (now: number, key = 'key') => consumeAttempt(db, key, limit, now);

  it('admit five attempts at once, then one a minute', async () => {
    for (let count = 1; count <= 5; count += 1) expect(await consume(start)).toBe(0);
    expect(await consume(start)).toBe(60_000);
    expect(await consume(start + 59_999)).toBe(1);
    expect(await consume(start + 60_000)).toBe(0);
    expect(await consume(start + 60_000)).toBe(60_000);
  });

  it('count each key for itself, in a window that moves with steady use', async () => {
    for (let count = 1; count <= 6; count += 1) await consume(start);
    expect(await consume(start, 'other')).toBe(0);
    // An office that tries once in two minutes, for an hour.
    for (let minute = 2; minute <= 60; minute += 2) {
      expect(await consume(start + minute * 60_000)).toBe(0);
    }
  });

  it('do not make those wait whose time is a bit behind, as in a burst on two servers', async () => {
    for (const now of [start, start + 5, start]) {
      expect(await consumeAttempt(db, 'key', limit, now)).toBe(0);
    }
  });

  it('last no longer than their own window after a clock that was ahead', async () => {
    const windowMs = limit.burst * limit.intervalMs;
    for (const aheadMs of [1, 24 * 60].map((minutes) => minutes * 60_000)) {
      await db.deleteFrom('limits').execute();
      for (let count = 1; count <= 6; count += 1) await consume(start + aheadMs);
      const wait = await consume(start);
      expect(wait).toBeLessThanOrEqual(limit.intervalMs);
      expect(await consume(start + wait)).toBe(0);
      for (let count = 1; count <= 5; count += 1) {
        expect(await consume(start + 2 * windowMs)).toBe(0);
      }
      expect(await consume(start + 2 * windowMs)).toBe(limit.intervalMs);
    }
  });

  it('admit five of 200 at the same time on two connections', async () => {
    await using other = await open();
    const waits = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        consumeAttempt(index % 2 ? db : other.db, 'key', limit, start),
      ),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });
});
