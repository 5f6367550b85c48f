import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSqlStore } from '#server/content/sqlStore.ts';
import type { Log } from '#server/http/log.ts';
import type { StaticFiles } from '#server/http/staticFiles.ts';
import { createPages } from '#server/pages/pages.ts';
import { createRenderer } from '#server/pages/renderer.ts';
import type { ContentPage } from '#server/rendering/contentPages.ts';
import { openSqlite } from '#server/storage/sqlite.ts';
import { canCompare } from '#src/content/countries/offeredCountries.ts';
import { publicPages } from '#src/content/publicPages.ts';
import { builtRates, type Rates } from '#src/domain/exchangeRates.ts';
import { allPages } from '#src/pageTable.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { fakeWorker, type LogLine, startTestServer } from './testServer.ts';

const slugs = someCountries('uk', 'canada').map(({ slug }) => slug);
const compared = canCompare ? [`/compare?with=${slugs}`] : [];

const FILES = ['/sitemap.xml', '/feed.xml'];
const idOf = (index: number) => index.toString(16).padStart(24, '0');
const pathOf = (index: number) => `/blogs/${idOf(index)}`;

/** Pages of a database in memory, with a renderer that a test can hold and let fail. */
async function createTestPages() {
  const { db, close } = await openSqlite(':memory:');
  const store = createSqlStore(db);
  const log: LogLine[] = [];
  const test = {
    /** The paths that are rendered together, in their order. */
    steps: [] as string[][],
    failing: '',
    rates: undefined as Rates | undefined,
    held: Promise.resolve(),
    /** Holds the renders that begin from now on, until the returned function is called. */
    hold() {
      let finish = () => {};
      test.held = new Promise((resolve) => {
        finish = resolve;
      });
      return () => finish();
    },
  };
  let last = Promise.resolve();
  const renderer = {
    async render(list: readonly ContentPage[]) {
      test.steps.push(list.map(({ path }) => path));
      const bodies = list.map(({ content, rates }) =>
        new TextEncoder().encode(JSON.stringify({ ...content, GBP: rates?.GBP.npr })),
      );
      const { held } = test;
      last = last.then(() => held);
      await last;
      return bodies.map((br, index) =>
        list[index]?.path === test.failing ? { error: 'broken' } : { br, gzip: br },
      );
    },
    close,
  };
  const ofPage: StaticFiles['ofPage'] = (_, { br }) => ({ body: br, encoded: [], headers: {} });
  const note: Log = (level, fields) => log.push({ level, ...fields });
  const pages = createPages(db, renderer, { ofPage }, note, async () => test.rates);
  return Object.assign(test, {
    ...{ db, log, pages },
    async get(path: string) {
      const page = await pages.find(path);
      return page && new TextDecoder().decode(page.body);
    },
    write: (index: number, title: string) =>
      store.insert('blogs', { _id: idOf(index), title, content: 'B' }),
    change: (index: number, title: string) => store.update('blogs', idOf(index), { title }),
    praise: (index: number, message = 'B') =>
      store.insert('testimonials', { _id: idOf(index), name: 'A', message }),
    remove: (index: number) => store.remove('blogs', idOf(index), 'sunita'),
  });
}

describe('pages', () => {
  let test: Awaited<ReturnType<typeof createTestPages>>;
  const lists = allPages.filter(({ shows }) => shows).map(({ path }) => path);
  const atStart = [...FILES, ...lists, ...[5, 4, 3, 2, 1].map(pathOf)];
  /** Blogs 1 to 5 whose pages are rendered. */
  beforeEach(async () => {
    test = await createTestPages();
    for (let index = 1; index <= 5; index += 1) await test.write(index, `Blog ${index}`);
    await test.pages.update();
    await expect.poll(() => test.steps.flat()).toHaveLength(atStart.length);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await test.pages.close();
  });
  /** The steps in which pages are rendered after a write. */
  const stepsAfter = async (write: () => Promise<unknown>) => {
    test.steps.length = 0;
    await write();
    await test.pages.update();
    return test.steps;
  };

  it('are rendered at the start: the lists, then the newest entries', async () => {
    expect(test.steps.flat()).toEqual(atStart);
    expect(await test.get('/blogs')).toContain('Blog 1');
    expect(await test.get('/')).not.toContain('Blog 2');
    expect(test.steps.flat()).toHaveLength(atStart.length);
  });

  it.each([
    ['a new blog', () => test.write(6, 'New'), [...FILES, '/', '/blogs', pathOf(6)]],
    ['one that home shows', () => test.change(4, 'New'), [...FILES, '/', '/blogs', pathOf(4)]],
    ['an old one', () => test.change(1, 'New'), [...FILES, '/blogs', pathOf(1)]],
    ['a deleted one', () => test.remove(1), [...FILES, '/blogs']],
    ['a testimonial', () => test.praise(1), ['/', '/testimonials']],
    ['an emptied testimonial', () => test.praise(1, ' '), undefined],
    ['nothing', () => test.change(1, 'Blog 1'), undefined],
  ])('are rendered in one step if they show %s', async (_, write, paths) => {
    expect(await stepsAfter(write)).toEqual(paths ? [paths] : []);
  });

  it('are the old ones for readers, until all new ones are there', async () => {
    const finish = test.hold();
    await test.change(5, 'New');
    await test.pages.update();
    const paths = ['/', '/blogs', pathOf(5), ...FILES];
    const look = () => Promise.all(paths.map(test.get));
    expect(await look()).toEqual(paths.map(() => expect.stringContaining('Blog 5')));
    finish();
    await expect.poll(look).toEqual(paths.map(() => expect.stringContaining('New')));
    await test.remove(5);
    await test.pages.update();
    expect(await test.get(pathOf(5))).toBeUndefined();
  });

  it('follow a write of another process within a second', async () => {
    await test.change(5, 'Elsewhere');
    await expect.poll(() => test.get('/'), { timeout: 1_000 }).toContain('Elsewhere');
  });

  it('are rendered in the background if many have changed, and on request before that', async () => {
    const finish = test.hold();
    const all = Array.from({ length: 12 }, (_, index) => index + 6);
    const steps = await stepsAfter(async () => {
      for (const index of all) await test.write(index, `Many ${index}`);
    });
    const newest = [17, 16, 15, 14, 13, 12].map(pathOf);
    expect(steps).toEqual([[...FILES, '/', '/blogs', ...newest]]);
    // Once for all who ask for a page, and at most ten pages at once.
    const readers = [...all, ...all].map((index) => test.get(pathOf(index)));
    await wait(0);
    expect(steps).toHaveLength(11);
    finish();
    const texts = await Promise.all(readers);
    expect(texts.map((text) => Boolean(text))).toEqual([...all, ...all].map((n) => n < 16));
    await expect.poll(() => test.get(pathOf(17))).toContain('Many 17');
  });

  it('are comparisons when they are asked for, and nothing else', async () => {
    const others = ['/compare', '/about', '/blogs/1', `${pathOf(1)}/`, `${pathOf(1)}?x`, pathOf(9)];
    for (const path of others) expect(await test.get(path)).toBeUndefined();
    test.steps.length = 0;
    for (const path of compared) {
      await Promise.all([test.get(path), test.get(path)]);
      expect(await test.get(path)).toBe('{}');
    }
    expect(test.steps).toEqual(compared.map((path) => [path]));
  });

  it('are all public ones with exchange rates, and again when these change', async () => {
    const [path] = compared;
    if (path) await test.pages.find(path);
    const guide = publicPages.find(({ entry }) => entry.each === 'countries')?.path ?? '/';
    expect(await test.get(guide)).toBeUndefined();
    for (const npr of [190, 195]) {
      const rates = { ...builtRates, GBP: { npr } };
      await stepsAfter(async () => {
        test.rates = rates;
        await test.db.updateTable('content_version').set({ version: npr }).execute();
      });
      for (const page of ['/', '/contact', guide, pathOf(1), path ?? '/']) {
        await expect.poll(() => test.get(page)).toContain(`"GBP":${npr}`);
      }
      // Nothing that shows no rates.
      expect(test.steps.flat()).not.toContain('/feed.xml');
    }
    test.rates = undefined;
    await test.db.updateTable('content_version').set({ version: 1 }).execute();
    await expect.poll(() => test.get(guide)).toBeUndefined();
    expect(await test.get('/')).not.toContain('GBP');
  });

  it('are the old ones while they cannot be rendered, which is tried every 30 s', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const failing = await createTestPages();
    failing.failing = pathOf(1);
    await failing.write(1, 'First');
    await failing.pages.update();
    await expect.poll(() => failing.log).toHaveLength(1);
    expect(failing.log[0]).toMatchObject({ level: 'error', path: pathOf(1), error: 'broken' });
    // No request tries it again.
    for (let count = 0; count < 3; count += 1) expect(await failing.get(pathOf(1))).toBeUndefined();
    expect(failing.log).toHaveLength(1);
    failing.failing = '';
    vi.advanceTimersByTime(30_000);
    await expect.poll(() => failing.get(pathOf(1))).toContain('First');
    failing.failing = '/';
    await failing.change(1, 'Second');
    await failing.pages.update();
    await expect.poll(() => failing.get('/blogs')).toContain('Second');
    expect(await failing.get('/')).toContain('First');
    await failing.pages.close();
  });

  it('stay while the database is away, which is logged once', async () => {
    await sql`DROP TABLE content_version`.execute(test.db);
    for (let count = 0; count < 3; count += 1) await test.pages.update();
    expect(await test.get('/')).toContain('Blog 5');
    expect(test.log).toHaveLength(1);
  });

  it('are not kept if their entry was deleted while they were rendered', async () => {
    await test.write(6, 'Older');
    const finish = test.hold();
    await test.pages.update();
    const slow = test.get(pathOf(6));
    await test.remove(6);
    await test.pages.update();
    finish();
    await slow;
    await expect.poll(() => test.get('/')).not.toContain('Older');
    expect(await test.get(pathOf(6))).toBeUndefined();
  });
});

describe('the renderer', () => {
  const worker = { shellsFile: '', origin: '' };
  const pageOf = (title: string): ContentPage => ({
    ...{ path: '/', pattern: '/' },
    content: { blogs: [{ title }] },
  });

  it.each([
    ['stuck', 'Not rendered within 2000 ms.'],
    ['throw', 'Error: thrown in the thread'],
    ['fail', 'The page throws.'],
  ])('reports a page that is to %s, and goes on with the next list', async (title, error) => {
    const renderer = createRenderer(fakeWorker, worker, { timeoutMs: 2_000 });
    const broken = renderer.render([pageOf(title)]);
    const next = renderer.render([pageOf('fail'), pageOf('next')]);
    expect(await broken).toEqual([{ error }]);
    expect(await next).toEqual([
      { error: expect.any(String) },
      { br: expect.anything(), gzip: expect.anything() },
    ]);
    await renderer.close();
    expect(await renderer.render([pageOf('next')])).toEqual([]);
  });

  it('finishes what it has begun before it closes', async () => {
    const renderer = createRenderer(fakeWorker, worker);
    await renderer.render([pageOf('first')]);
    const begun = renderer.render([pageOf('next')]);
    await Promise.resolve();
    await renderer.close();
    expect(await begun).toEqual([{ br: expect.anything(), gzip: expect.anything() }]);
  });

  it('replaces its thread after some pages', async () => {
    const renderer = createRenderer(fakeWorker, worker, { maxRenders: 2 });
    const pages = await Promise.all([1, 2, 3, 4, 5].map(() => renderer.render([pageOf('x')])));
    expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(3);
    await renderer.close();
  });
});

describe('the server', async () => {
  const server = await startTestServer({ hasSite: true });
  const write = (title: string) => server.addBlog({ title });
  const get = async (path: string, requestHeaders = {}) => {
    const response = await server.call('GET', path, undefined, requestHeaders);
    return { response, text: await response.text() };
  };

  it('sends a page with the headers of the build, and not again if it is known', async () => {
    const path = `/blogs/${await write('Headers')}`;
    for (const as of ['br', 'gzip', 'identity']) {
      const { response, text } = await get(path, { 'accept-encoding': as });
      expect(text).toContain('Headers');
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(as);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const known = { 'accept-encoding': as, 'if-none-match': response.headers.get('etag') ?? '' };
      expect((await get(path, known)).response.status).toBe(304);
    }
  });

  it('goes on while a page is stuck, with the old pages, or those of the build but no feed', async () => {
    await write('Before');
    await expect.poll(async () => (await get('/')).text).toContain('Before');
    const begin = performance.now();
    const id = await write('stuck');
    expect((await get('/')).text).toContain('Before');
    expect((await get(`/blogs/${id}`)).text).toBe('blog shell');
    expect((await get('/api/blogs/get')).response.status).toBe(200);
    // Not before the thread is ended.
    expect(performance.now() - begin).toBeLessThan(9_000);
    await server.restart();
    const pages = await Promise.all(['/', ...FILES].map((path) => get(path)));
    expect(pages[0]?.text).toBe('home of the build');
    for (const { response } of pages.slice(1)) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    }
  });
});
