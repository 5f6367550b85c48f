import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { IMPORTED } from '#contracts/audit.ts';
import { createSqlStore } from '#server/content/sqlStore.ts';
import { type ImportOptions, importWordPress } from '#server/import/importWordPress.ts';
import { findByOldAddress } from '#server/import/oldAddresses.ts';
import { readWxr } from '#server/import/readWxr.ts';
import { type PictureStore, unavailable } from '#server/uploads/pictureStore.ts';
import { usedPictures } from '#server/uploads/usedPictures.ts';
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
const run = async (options: Partial<ImportOptions> = {}) =>
  importWordPress(await readWxr(createReadStream(wordPressFile)), {
    db: db,
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

it('brings what was public, the rest as drafts, and says why', async () => {
  const report = await run();
  expect(report.site).toEqual({ title: 'Himal Study Advice', url: 'https://old.example.org' });
  const titles = (await published()).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(report.published.map(({ title }) => title).toSorted());
  expect(titles.toSorted()).toEqual([
    'Built with a page builder',
    'Built with another builder',
    'IELTS or PTE – which one?',
    'Intake of February',
    'Intake of February',
    'Scripts and frames',
    'Student visa: what to bring & what it costs',
    'नेपालबाट अष्ट्रेलिया: कागजात सूची',
  ]);
  const reasons = Object.fromEntries(report.drafts.map((draft) => [draft.title, draft.reasons]));
  expect(reasons).toEqual({
    'A post that is draft': ['It was a draft.'],
    'A post that is pending': ['It waited for a review.'],
    'A post that is private': ['It was private.'],
    'Only with a password': ['It needed a password.'],
    'Scheduled for later': ['It was to be published on 2031-01-01.'],
    'Untitled (number 126)': ["It has no title: 'Untitled' stands there."],
    'Nothing in it': ['It has no text.'],
    'A very long guide': [
      expect.stringMatching(/^Its text has 24,370 characters, and a blog at most 20,000/),
    ],
  });
  expect((await drafts()).map(({ title }) => title).toSorted()).toEqual(
    Object.keys(reasons)
      .map((title) => title.replace(/ \(.*/, ''))
      .toSorted(),
  );
  expect(report.leftOut).toEqual([
    { title: 'A post that is trash', reason: 'It was deleted in WordPress.' },
  ]);
  expect(report.others).toEqual([
    { what: 'comments', names: ["2 on 'Student visa: what to bring & what it costs'"] },
    { what: 'pages', names: ['About us'] },
  ]);
  const lost = Object.fromEntries(report.lost.map(({ title, what }) => [title, what]));
  expect(lost).toEqual({
    'Student visa: what to bring & what it costs': [
      'columns: their texts stand one below the other',
      'an embed, which is now a link: https://www.youtube.com/watch?v=abc123',
    ],
    'IELTS or PTE – which one?': [
      'a gallery: its pictures stand one below the other',
      'the shortcode [contact-form-7]',
    ],
    'Built with a page builder': [
      'the shortcode [et_pb_section]',
      'the shortcode [et_pb_row]',
      'the shortcode [et_pb_column]',
      'the shortcode [et_pb_text]',
    ],
    'Built with another builder': ['the layout of Elementor: compare the text with the old page'],
    'Scripts and frames': ['a script', 'a frame: https://www.google.com/maps/embed?pb=x'],
  });
});

it('brings the text as Markdown, with author, day and pictures of ours', async () => {
  const report = await run();
  const all = [...(await published()), ...(await drafts())];
  const at = (title: string) => all.find((entry) => entry.title === title);
  const visa = at('Student visa: what to bring & what it costs');
  const path = expect.stringMatching(/^\/uploads\/[0-9a-f]{32}-1600\.webp$/);
  expect(visa).toMatchObject({
    author: 'Editor One (Kathmandu)',
    format: 'markdown',
    publishedOn: '2023-05-10',
    imageUrl: path,
    imageAlt: 'A picture: campus',
  });
  const picture = String(visa?.imageUrl);
  const ielts = at('IELTS or PTE – which one?');
  const other = /\/uploads\/[0-9a-f]{32}-1600\.webp/.exec(String(ielts?.content))?.[0];
  expect(
    visa?.content,
  ).toBe(`Before you apply, read the **official page** and the *fee table* below, at [GOV.UK](https://www.gov.uk/student-visa).

## Documents

- Passport
  - valid for the whole stay
- CAS number

### Fees

| Item | Amount |
| - | -: |
| Visa \\| online | £558 |
| Health surcharge | £776 |

*As of November 2026*

![A picture: campus](${picture})

*The campus in May*

> Keep a copy of everything.
>
> An officer

Left column.

[Ask us](https://old.example.org/contact/)

https://www.youtube.com/watch?v=abc123

---

3. Third step

\`\`\`
CAS = "E4G8<...>"
\`\`\``);
  expect(ielts?.content).toBe(`We often hear “which test?” — here is our answer.

## IELTS

First line of a paragraph
second line of it.

![A picture: portrait-hall](${other})

*The hall*

- Listening
- Reading

![A picture: campus](${picture})

![A picture: portrait-hall](${other})

**Bold**, *italic*, underlined, ~~gone~~, blue, a\\*star\\*, under_score\\_, # no heading, 1. no list, [our visa page](/blogs/${visa?._id}).

> Quoted
>
> in two paragraphs`);
  expect(ielts).toMatchObject({ author: 'सम्पादक दुई', publishedOn: '2021-11-03' });
  expect(at('नेपालबाट अष्ट्रेलिया: कागजात सूची')).toMatchObject({
    content: 'राहदानी, शैक्षिक प्रमाणपत्र र बैंकको विवरण चाहिन्छ।',
    publishedOn: '2024-02-29',
  });
  expect(at('Built with a page builder')?.content).toBe('Text inside shortcodes.');
  expect(at('Scripts and frames')?.content).toBe('Click\n\nbad ]]> end ]]> of section 😀');
  const long = String(at('A very long guide')?.content);
  expect(long.split('\n\n')).toHaveLength(240);
  expect(at('A post that is private')).toMatchObject({ publishedOn: '2023-05-10' });
  expect(at('A post that is draft')).not.toHaveProperty('publishedOn');
  expect(at('Scheduled for later')).not.toHaveProperty('publishedOn');
  const texts = JSON.stringify(all);
  expect(texts).not.toMatch(/old\.example\.org\/wp-content|cdn\.invalid|javascript:|\[\/?et_pb/);
  expect(report.pictures).toEqual({
    count: 2,
    missing: [
      {
        title: 'Scripts and frames',
        url: 'https://cdn.invalid/gone.jpg',
        reason: 'its host does not exist',
      },
    ],
  });
  expect([...(await usedPictures(db))].toSorted()).toEqual(
    [...new Set([...saved.keys()].map((file) => file.split('-')[0]))].toSorted(),
  );
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
  const second = await run();
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
  expect(await log()).toEqual([
    {
      username: 'sunita',
      action: IMPORTED,
      title: 'eight blogs and eight drafts of old.example.org',
    },
  ]);
});

it('stops if no picture can be stored, and does not name them all as missing', async () => {
  const full: Pick<PictureStore, 'save'> = {
    save: async () => {
      throw unavailable('no room');
    },
  };
  await expect(run({ pictures: full })).rejects.toThrow(/storage of the pictures/);
  expect(await published()).toEqual([]);
});

it('does not wait again and again for a host that is gone', async () => {
  asked.length = 0;
  const report = await run({
    fetchPicture: async (url) => {
      asked.push(url);
      throw new Error('it takes longer than 10 s');
    },
  });
  expect(report.pictures.count).toBe(0);
  expect(asked.length).toBeLessThanOrEqual(4);
  const texts = JSON.stringify(await published());
  expect(texts).not.toMatch(/!\[|imageUrl/);
});

it('finds a published blog by each of its old addresses', async () => {
  const report = await run();
  const idOf = (title: string) =>
    [...report.published, ...report.drafts].find((entry) => entry.title === title)?._id;
  const visa = idOf('Student visa: what to bring & what it costs');
  for (const address of [
    '/2023/05/student-visa-what-to-bring-what-it-costs/',
    '/2023/05/student-visa-what-to-bring-what-it-costs',
    '/2023/05/Student-visa-what-to-bring-what-it-costs/?utm_source=x',
    '/?p=115',
    '/?p=115&preview=true',
  ]) {
    expect([address, await find(address)]).toEqual([address, visa]);
  }
  const nepali = idOf('नेपालबाट अष्ट्रेलिया: कागजात सूची');
  const slug = 'नेपालबाट-अष्ट्रेलिया-का';
  expect(await find(`/2024/02/${slug}/`)).toBe(nepali);
  expect(await find(`/2024/02/${encodeURIComponent(slug).toLowerCase()}/`)).toBe(nepali);
  for (const address of [
    '/2023/05/a-post-that-is-private/',
    '/?p=120',
    '/?p=122',
    '/?p=121',
    '/',
    '/?p=',
    '/?p=abc',
    '/2023/05/',
    '/%00',
    '/%ff%fe',
    `/2023/05/${'a'.repeat(3000)}`,
    `/${'/'.repeat(1990)}`,
    `/?p=115&x=${'a'.repeat(3000)}`,
  ]) {
    expect([address.slice(0, 60), await find(address)]).toEqual([address.slice(0, 60), undefined]);
  }
  const draft = idOf('A post that is private') ?? '';
  await createSqlStore(db, 'draft').move('blogs', draft);
  expect(await find('/2023/05/a-post-that-is-private/')).toBe(draft);
  await createSqlStore(db).remove('blogs', draft, 'sunita');
  expect(await find('/2023/05/a-post-that-is-private/')).toBeUndefined();
});
