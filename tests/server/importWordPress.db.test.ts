import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { auditActions } from '#contracts/audit.ts';
import { createSqlStore } from '#server/content/sqlStore.ts';
import { formatReport } from '#server/import/formatReport.ts';
import { type ImportOptions, importWordPress } from '#server/import/importWordPress.ts';
import { findByOldAddress } from '#server/import/oldAddresses.ts';
import { readWxr, type Wxr } from '#server/import/readWxr.ts';
import { type PictureStore, unavailable } from '#server/uploads/pictureStore.ts';
import { hashOf, usedPictures } from '#server/uploads/usedPictures.ts';
import { png } from './samplePictures.ts';
import { openTestDatabase } from './testDatabase.ts';

/** An export of WordPress 7.1 as it is. */
const wordPressFile = join(import.meta.dirname, 'wordpress-7.1.xml');

const { db } = await openTestDatabase('blogs', 'audit');
const saved = new Map<string, Uint8Array>();
const pictures: Pick<PictureStore, 'save'> = {
  async save(files) {
    for (const [file, body] of files) saved.set(file, body);
  },
};
beforeEach(() => saved.clear());
const asked: string[] = [];
const run = async (options: Partial<ImportOptions> = {}, change = (wxr: Wxr) => wxr) =>
  importWordPress(change(await readWxr(createReadStream(wordPressFile))), {
    db,
    pictures,
    by: { username: 'sunita', address: '192.0.2.1' },
    async fetchPicture(url) {
      asked.push(url);
      if (url.includes('gone')) throw new Error('its host does not exist');
      return png(40, 20, url.includes('campus') ? '#224466' : '#446622');
    },
    ...options,
  });
const published = () => createSqlStore(db).list('blogs');
const drafts = () => createSqlStore(db, 'draft').list('blogs');
const log = () => db.selectFrom('audit').select(['username', 'action', 'title']).execute();
const find = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return findByOldAddress(db, { pathname, search: search && `?${search}` });
};

const UPLOADED = /(?<=\/uploads\/)[0-9a-f]{32}/g;

it('brings each post with its text, author, day and pictures, and reports what did not come', async () => {
  const report = await run();
  const all = [...(await published()), ...(await drafts())];
  const entries = all.map(
    ({ content, ...fields }) =>
      `${JSON.stringify(fields, null, 1)}\n\n${String(content).slice(0, 2_000)}`,
  );
  const text = [formatReport(report), ...entries].join('\n\n==========\n\n');
  const hashes = [...new Set(text.match(UPLOADED))];
  // The hash of a picture may change with sharp.
  const imported = text.replaceAll(UPLOADED, (hash) => `picture-${hashes.indexOf(hash)}`);
  await expect(imported).toMatchFileSnapshot('wordpress-7.1.imported.txt');
  expect(String(all.find(({ title }) => title === 'A very long guide')?.content)).toHaveLength(
    24_370,
  );
  expect(await usedPictures(db)).toEqual(new Set([...saved.keys()].map(hashOf)));
});

it('brings nothing twice, and changes nothing that an editor has changed', async () => {
  const first = await run();
  const [one, two, three] = first.published;
  const store = createSqlStore(db);
  await store.update('blogs', one?._id ?? '', { title: 'Mended here' });
  await store.remove('blogs', two?._id ?? '', 'sunita');
  await store.move('blogs', three?._id ?? '');
  const before = await db.selectFrom('blogs').selectAll().orderBy('id').execute();
  asked.length = 0;
  let turns = 0;
  const second = await run({
    async onProgress() {
      setImmediate(() => {
        turns += 1;
      });
    },
  });
  // Meanwhile others have their turn.
  expect(turns).toBe(17);
  expect([second.published, second.drafts, asked]).toEqual([[], [], []]);
  expect(second.alreadyHere).toHaveLength(first.published.length + first.drafts.length);
  expect(second.alreadyHere.find(({ _id }) => _id === two?._id)?.title).toMatch(/in the bin/);
  expect(await db.selectFrom('blogs').selectAll().orderBy('id').execute()).toEqual(before);
  expect(await log()).toHaveLength(1);
});

it('goes on where it broke off, with the same links between posts', async () => {
  const whole = await run();
  const before = await db.selectFrom('blogs').selectAll().orderBy('id').execute();
  await db.deleteFrom('blogs').execute();
  const controller = new AbortController();
  const broken = run({
    signal: controller.signal,
    async onProgress(done) {
      if (done === 3) controller.abort(new Error('The power went.'));
    },
  });
  await expect(broken).rejects.toThrow('The power went.');
  expect([...(await published()), ...(await drafts())]).toHaveLength(3);
  const rest = await run();
  expect(rest.alreadyHere).toHaveLength(3);
  expect(rest.published.length + rest.drafts.length + 3).toBe(
    whole.published.length + whole.drafts.length,
  );
  expect(await db.selectFrom('blogs').selectAll().orderBy('id').execute()).toEqual(before);
});

it('keeps a post with its addresses and its entry in the audit log, or nothing of it', async () => {
  await db.schema.alterTable('old_addresses').renameTo('away').execute();
  await expect(run()).rejects.toThrow('old_addresses');
  await db.schema.alterTable('away').renameTo('old_addresses').execute();
  expect([await published(), await drafts(), await log()]).toEqual([[], [], []]);
  await run();
  const title = 'eight blogs and eight drafts of old.example.org';
  expect(await log()).toEqual([{ username: 'sunita', action: auditActions.imported, title }]);
});

it('stops if no picture can be stored, and does not name them all as missing', async () => {
  const save = () => Promise.reject(unavailable('no room'));
  await expect(run({ pictures: { save } })).rejects.toThrow(/storage of the pictures/);
  expect(await published()).toEqual([]);
});

it('does not wait again and again for a host that is gone', async () => {
  const more = ['1', '2', '3', '4', '5'].map((name) => `<img src="https://gone.example/${name}">`);
  const fetchPicture = vi.fn().mockRejectedValue(new Error('it takes longer than 10 s'));
  const report = await run({ fetchPicture }, ({ items, ...wxr }) => ({
    ...wxr,
    items: items.map((item) => ({ ...item, content: item.content + more.join('') })),
  }));
  expect(report.pictures.count).toBe(0);
  const hosts = fetchPicture.mock.calls.map(([url]) => new URL(url).host);
  expect(hosts.filter((host) => host === 'gone.example')).toHaveLength(3);
  expect(new Set(hosts)).toEqual(new Set(['gone.example', 'old.example.org', 'cdn.invalid']));
  const texts = JSON.stringify(await published());
  expect(texts).not.toMatch(/!\[|imageUrl/);
});

it('finds a published blog by each of its old addresses', async () => {
  const report = await run();
  const idOf = (title: string) =>
    [...report.published, ...report.drafts].find((entry) => entry.title === title)?._id;
  const visa = idOf('Student visa: what to bring & what it costs');
  const path = '/2023/05/student-visa-what-to-bring-what-it-costs';
  const upper = path.replace('/s', '/S');
  const same = [path, `${path}/`, `${upper}/?utm_source=x`, '/?p=115', '/?p=115&preview=true'];
  for (const address of same) expect([address, await find(address)]).toEqual([address, visa]);
  const slug = 'नेपालबाट-अष्ट्रेलिया-का';
  for (const each of [slug, encodeURIComponent(slug).toLowerCase()]) {
    const nepali = idOf('नेपालबाट अष्ट्रेलिया: कागजात सूची');
    expect(await find(`/2024/02/${each}/`)).toBe(nepali);
  }
  for (const address of [
    ...['/2023/05/a-post-that-is-private/', '/?p=120', '/?p=122', '/?p=121', '/', '/?p='],
    ...['/?p=abc', '/2023/05/', '/%00', '/%ff%fe', `/2023/05/${'a'.repeat(3000)}`],
    ...[`/${'/'.repeat(1990)}`, `/?p=115&x=${'a'.repeat(3000)}`],
  ]) {
    expect([address.slice(0, 60), await find(address)]).toEqual([address.slice(0, 60), undefined]);
  }
  const draft = idOf('A post that is private') ?? '';
  await createSqlStore(db, 'draft').move('blogs', draft);
  expect(await find('/2023/05/a-post-that-is-private/')).toBe(draft);
  await createSqlStore(db).remove('blogs', draft, 'sunita');
  expect(await find('/2023/05/a-post-that-is-private/')).toBeUndefined();
});
