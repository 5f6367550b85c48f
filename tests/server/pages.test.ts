import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from '#server/content/store.ts';
import { pageLimits } from '#server/pages/limits.ts';
import { createPages } from '#server/pages/pages.ts';
import { createRenderer, type Renderer, type RenderJob } from '#server/pages/renderer.ts';
import { openStorage } from '#server/storage/open.ts';
import { canCompare } from '#src/content/destinations/destinations.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { fakeWorker, writeSite } from './pagesSite.ts';
import { type LogLine, startTestServer } from './testServer.ts';

const slugs = someCountries('uk', 'canada').map(({ slug }) => slug);
/** The address of a comparison and the same in another order, if there is anything to compare. */
const compared = canCompare
  ? [[`/compare?with=${slugs}`, `/compare?with=${slugs.toReversed()}`] as const]
  : [];

const idOf = (index: number) => index.toString(16).padStart(24, '0');
const pathOf = (index: number) => `/blogs/${idOf(index)}`;

/** Pages on a store in memory, with a renderer whose renders a test can hold, count and let fail. */
function createTestPages(keptBytes = Infinity) {
  const entries = { blogs: new Map<string, Entry>(), testimonials: new Map<string, Entry>() };
  const entriesOf = (kind: string) => (kind === 'blogs' ? entries.blogs : entries.testimonials);
  const log: LogLine[] = [];
  const jobs: RenderJob[] = [];
  let version = 1;
  let read = version;
  const test = {
    jobs,
    log,
    failure: undefined as Error | undefined,
    before: async () => {},
    isDatabaseAway: false,
    /** Holds the version that was read last, as for up to a second after a write of another server. */
    isVersionOld: false,
    write(index: number, title: string, kind: keyof typeof entries = 'blogs') {
      entries[kind].set(idOf(index), { _id: idOf(index), title });
      version += 1;
    },
    remove(index: number) {
      entries.blogs.delete(idOf(index));
      version += 1;
    },
    /** How many have asked for the page that is rendered, by its path. */
    waiting: new Map<string, () => number>(),
  };
  const renderer: Renderer = {
    async render(job, waiting = () => 0) {
      jobs.push(job);
      test.waiting.set(job.path, waiting);
      await test.before();
      if (test.failure) throw test.failure;
      const text = JSON.stringify(job.content);
      const body = new Uint8Array(gzipSync(text));
      return { br: body, gzip: body, size: text.length };
    },
    close: async () => {},
  };
  const pages = createPages({
    store: {
      list: async (kind, limit) => [...entriesOf(kind).values()].toReversed().slice(0, limit),
      find: async (kind, id) => entriesOf(kind).get(id),
    },
    version: {
      async current() {
        if (test.isDatabaseAway) throw new Error('away');
        if (!test.isVersionOld) read = version;
        return read;
      },
      invalidate: () => {
        test.isVersionOld = false;
      },
    },
    renderer,
    files: { headersFor: () => ({}) },
    log: (level, fields) => log.push({ level, ...fields }),
    keptBytes,
  });
  const look = async (path: string, isWriter: boolean) => {
    const page = await pages.find(path, isWriter);
    return page && new TextDecoder().decode(page.body);
  };
  return Object.assign(test, {
    pages,
    /** The page as somebody sees it who is signed in. */
    get: (path: string) => look(path, true),
    /** The page as a visitor sees it. */
    visit: (path: string) => look(path, false),
  });
}

/** A promise, and the function that resolves it. */
function hold(): { held: Promise<void>; finish: () => void } {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { held, finish: () => finish() };
}

describe('pages', () => {
  let pages: ReturnType<typeof createTestPages>;
  beforeEach(() => {
    pages = createTestPages();
    pages.write(1, 'First');
  });
  afterEach(() => void vi.useRealTimers());

  it('are rendered once a version, for all who ask at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => pages.get(pathOf(1))));
    expect(new Set(all)).toEqual(new Set([expect.stringContaining('First')]));
    await pages.get(pathOf(1));
    expect(pages.jobs).toHaveLength(1);
    pages.write(1, 'Second');
    expect(await pages.get(pathOf(1))).toContain('Second');
    expect(pages.jobs).toHaveLength(2);
  });

  it('are lists, sitemap, feed and blogs with an id of the server, and nothing else', async () => {
    pages.write(1, 'First', 'testimonials');
    for (const path of ['/', '/blogs', '/testimonials', '/sitemap.xml', '/feed.xml']) {
      expect(await pages.get(path)).toContain('First');
    }
    for (const [path] of compared) expect(await pages.get(path)).toBeDefined();
    const others = compared.flatMap(([path, reversed]) => [reversed, `${path}&x`]);
    for (const path of [
      ...others,
      '/compare',
      '/compare?with=mars',
      '/about',
      '/blogs/1',
      `${pathOf(1)}/`,
      `${pathOf(1)}?x`,
      pathOf(2),
    ]) {
      expect(await pages.get(path)).toBeUndefined();
    }
  });

  it('need every blog for their list, and the newest for home', async () => {
    for (let index = 2; index <= 60; index += 1) pages.write(index, `Blog ${index}`);
    await pages.get('/blogs');
    await pages.get('/');
    expect(pages.jobs.map(({ content }) => content.blogs?.length)).toEqual([60, 3]);
  });

  it('are gone with their blog, also if they could not be rendered', async () => {
    await pages.get(pathOf(1));
    pages.failure = new Error('broken');
    pages.remove(1);
    expect(await pages.get(pathOf(1))).toBeUndefined();
  });

  it('are the old ones while they cannot be rendered, which is tried every 30 s', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await pages.get(pathOf(1));
    pages.failure = new Error('broken');
    pages.write(1, 'Second');
    for (let count = 0; count < 3; count += 1) {
      expect(await pages.get(pathOf(1))).toContain('First');
    }
    expect(pages.jobs).toHaveLength(2);
    expect(pages.log).toEqual([
      expect.objectContaining({ level: 'error', path: pathOf(1), error: 'Error: broken' }),
    ]);
    pages.failure = undefined;
    vi.advanceTimersByTime(30_000);
    expect(await pages.get(pathOf(1))).toContain('Second');
  });

  it('are the cached ones while the database is away', async () => {
    await pages.get('/blogs');
    pages.isDatabaseAway = true;
    expect(await pages.get('/blogs')).toContain('First');
    expect(await pages.get(pathOf(1))).toBeUndefined();
  });

  it('are current again after a slow render of an older version', async () => {
    const { held, finish } = hold();
    pages.before = () => held;
    const slow = pages.get(pathOf(1));
    await wait(0);
    pages.before = async () => {};
    pages.write(1, 'Second');
    expect(await pages.get(pathOf(1))).toContain('Second');
    finish();
    expect(await slow).toContain('First');
    expect(await pages.get(pathOf(1))).toContain('Second');
    expect(pages.jobs).toHaveLength(2);
  });

  it('are old for visitors while the new ones are made, never for who is signed in', async () => {
    await pages.visit('/');
    const { held, finish } = hold();
    pages.before = () => held;
    pages.write(1, 'Second');
    expect(await pages.visit('/')).toContain('First');
    const own = pages.get('/');
    expect(await Promise.race([own, wait(20, 'waits')])).toBe('waits');
    // However many writes there are, visitors begin one update.
    for (let count = 0; count < 5; count += 1) {
      pages.write(2, `Other ${count}`);
      expect(await pages.visit('/')).toContain('First');
    }
    finish();
    expect(await own).toContain('Second');
    await pages.visit('/');
    await wait(0);
    expect(await pages.visit('/')).toContain('Other 4');
    expect(pages.jobs.length).toBeLessThanOrEqual(4);
  });

  it('are never old for a single blog', async () => {
    expect(await pages.visit(pathOf(1))).toContain('First');
    pages.write(1, 'Second');
    expect(await pages.visit(pathOf(1))).toContain('Second');
    pages.remove(1);
    expect(await pages.visit(pathOf(1))).toBeUndefined();
  });

  it('are current for who is signed in, also after a write to another server', async () => {
    await pages.visit('/');
    pages.write(1, 'Second');
    pages.isVersionOld = true;
    expect(await pages.visit('/')).toContain('First');
    expect(pages.jobs).toHaveLength(1);
    expect(await pages.get('/')).toContain('Second');
  });

  it('are not old for longer than 5 s', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await pages.visit('/');
    vi.advanceTimersByTime(4_000);
    await pages.visit('/');
    const { held, finish } = hold();
    pages.before = () => held;
    pages.write(1, 'Second');
    vi.advanceTimersByTime(4_900);
    expect(await pages.visit('/')).toContain('First');
    vi.advanceTimersByTime(200);
    const late = pages.visit('/');
    expect(await Promise.race([late, wait(20, 'waits')])).toBe('waits');
    finish();
    expect(await late).toContain('Second');
  });

  it('are rendered again only if an entry has changed that they show', async () => {
    const lists = ['/', '/blogs', '/testimonials', '/sitemap.xml', '/feed.xml'];
    for (let index = 1; index <= 20; index += 1) {
      pages.write(index, `Blog ${index}`);
      pages.write(index, `Testimonial ${index}`, 'testimonials');
    }
    const all = [...lists, pathOf(1), pathOf(20)];
    const renderedAfter = async (write: () => void) => {
      for (const path of all) await pages.get(path);
      pages.jobs.length = 0;
      write();
      for (const path of all) await pages.get(path);
      return pages.jobs.map(({ path }) => path);
    };
    const files = ['/sitemap.xml', '/feed.xml'];
    expect(await renderedAfter(() => pages.write(20, 'A'))).toEqual([
      '/',
      '/blogs',
      ...files,
      pathOf(20),
    ]);
    expect(await renderedAfter(() => pages.write(20, 'A', 'testimonials'))).toEqual([
      '/',
      '/testimonials',
    ]);
    expect(await renderedAfter(() => pages.write(1, 'A'))).toEqual(['/blogs', ...files, pathOf(1)]);
    expect(await renderedAfter(() => pages.write(1, 'A'))).toEqual([]);
  });

  it('count who has asked for them while they are rendered', async () => {
    const { held, finish } = hold();
    pages.before = () => held;
    const all = [pages.visit('/'), pages.visit('/'), pages.get('/'), pages.visit('/blogs')];
    await wait(0);
    expect(pages.waiting.get('/')?.()).toBe(3);
    expect(pages.waiting.get('/blogs')?.()).toBe(1);
    finish();
    await Promise.all(all);
  });

  it('are unpacked once for those who accept no compression', async () => {
    const page = await pages.pages.find('/');
    expect(page?.body).toBe(page?.body);
    expect((await pages.pages.find('/'))?.body).toBe(page?.body);
  });

  it('take no more than the memory that is set; what nobody has requested for longest goes first', async () => {
    pages = createTestPages(15_000);
    for (let index = 1; index <= 11; index += 1) pages.write(index, `Blog ${index}`);
    // Each counts as some 1,300 bytes.
    for (let index = 1; index <= 11; index += 1) await pages.get(pathOf(index));
    await pages.get(pathOf(1));
    expect(pages.jobs).toHaveLength(11);
    pages.write(12, 'x'.repeat(2_000));
    await pages.get(pathOf(12));
    await pages.get(pathOf(1));
    expect(pages.jobs).toHaveLength(12);
    await pages.get(pathOf(2));
    expect(pages.jobs).toHaveLength(13);
  });

  it('keep the one that was asked for last, however large it is', async () => {
    pages = createTestPages(1);
    pages.write(1, 'First');
    await pages.get(pathOf(1));
    await pages.get(pathOf(1));
    expect(pages.jobs).toHaveLength(1);
  });

  it('take memory as there is', () => {
    const MB = 2 ** 20;
    expect(pageLimits(512 * MB)).toEqual({ keptBytes: 64 * MB, threadMb: 128 });
    expect(pageLimits(64 * MB)).toEqual({ keptBytes: 16 * MB, threadMb: 64 });
    expect(pageLimits(64 * 1024 * MB)).toEqual({ keptBytes: 256 * MB, threadMb: 512 });
    expect(pageLimits().threadMb).toBeGreaterThanOrEqual(64);
  });
});

describe('the renderer', () => {
  const jobOf = (title: string): RenderJob => ({ path: '/', content: { blogs: [{ title }] } });

  it.each([
    ['stuck', /Not rendered within 3000 ms/],
    ['throw', /thrown in the thread/],
    ['crash', /Not rendered within/],
    ['fail', /The page throws/],
  ])('rejects a render that does %s, and goes on with the next', async (title, message) => {
    const renderer = createRenderer(fakeWorker, '', { timeoutMs: 3_000 });
    const broken = renderer.render(jobOf(title));
    const next = renderer.render(jobOf('next'));
    await expect(broken).rejects.toThrow(message);
    expect((await next).br.byteLength).toBeGreaterThan(0);
    await renderer.close();
  });

  it('renders first what most wait for, and of two the first', async () => {
    const renderer = createRenderer(fakeWorker, '');
    const done: string[] = [];
    const waiting = { a: 1, b: 1, c: 3, d: 1 };
    const renders = Object.keys(waiting).map(async (name, index) => {
      const count = () => Object.values(waiting)[index] ?? 0;
      await renderer.render({ path: name, content: {} }, count);
      done.push(name);
    });
    waiting.d = 2;
    await Promise.all(renders);
    expect(done).toEqual(['a', 'c', 'd', 'b']);
    await renderer.close();
  });

  it('replaces its thread after some renders', async () => {
    const renderer = createRenderer(fakeWorker, '', { maxRenders: 2 });
    const sizes = new Set<string>();
    for (let count = 0; count < 5; count += 1) {
      const { gzip } = await renderer.render(jobOf('x'));
      sizes.add(Buffer.from(gzip).toString('base64'));
    }
    expect(sizes.size).toBe(3);
    await renderer.close();
  });
});

describe('the server', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'website-pages-'));
  writeSite(dir);
  const server = await startTestServer({ env: { SITE_DIR: dir }, pagesWorker: fakeWorker });
  const headers = await server.signIn();
  afterAll(async () => {
    await server.remove();
    rmSync(dir, { recursive: true });
  });
  const write = async (title: string) => {
    const body = { title, content: 'Text', author: 'Anisha' };
    return (await (await server.call('POST', '/api/blogs/create', body, headers)).json())._id;
  };
  const get = async (path: string, requestHeaders = {}) => {
    const response = await server.call('GET', path, undefined, requestHeaders);
    return { response, text: await response.text() };
  };

  it('shows a write with the next request of who is signed in, and a deleted blog is not found', async () => {
    const lists = ['/', '/blogs', '/sitemap.xml', '/feed.xml'];
    const look = (path: string) => get(path, { cookie: headers.cookie });
    const path = `/blogs/${await write('First')}`;
    for (const list of [...lists, path]) expect((await look(list)).text).toContain('First');
    const change = { title: 'Second', content: 'Text' };
    await server.call('PUT', `/api/blogs/update/${path.slice(7)}`, change, headers);
    for (const list of [...lists, path]) expect((await look(list)).text).toContain('Second');
    await server.call('DELETE', `/api/blogs/delete/${path.slice(7)}`, undefined, headers);
    for (const list of lists) expect((await look(list)).text).not.toContain('Second');
    const { response, text } = await look(path);
    expect([response.status, text]).toEqual([404, 'not found']);
  });

  it('leads to a blog and to a list in whatever letters, and says that there is none', async () => {
    const id = await write('Letters');
    for (const path of [`/Blogs/${id}`, `/blogs/${id.toUpperCase()}`, `//BLOGS/${id}/`]) {
      const { response, text } = await get(`${path}?from=Poster`);
      expect([response.status, response.url]).toEqual([
        200,
        `${server.server.url}/blogs/${id}?from=Poster`,
      ]);
      expect(text).toContain('Letters');
    }
    expect((await get('/Blogs')).response.url).toBe(`${server.server.url}/blogs`);
    const none = await get('/blogs/68E0A1B2C3D4E5F60718293A');
    expect([none.response.status, none.text]).toEqual([404, 'not found']);
  });

  it('shows a write to visitors a moment later', async () => {
    await get('/');
    await write('Soon');
    await expect.poll(async () => (await get('/')).text).toContain('Soon');
  });

  it('sends a page with the headers of the build, compressed, and not again if it is known', async () => {
    const path = `/blogs/${await write('Headers')}`;
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { response, text } = await get(path, { 'accept-encoding': encoding });
      expect(text).toContain('Headers');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const sent = response.headers.get('content-encoding') ?? 'identity';
      expect(sent).toBe(encoding);
      const tag = response.headers.get('etag') ?? '';
      const again = await get(path, { 'accept-encoding': encoding, 'if-none-match': tag });
      expect(again.response.status).toBe(304);
    }
    const feed = await get('/feed.xml');
    expect(feed.response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  });

  it('renders a comparison for its guides, whatever their order and the rest of the query', async () => {
    for (const [path, reversed] of compared) {
      const unusual = reversed.replace('with=', 'with=mars,');
      for (const address of [path, `${reversed}&utm_source=x`, `${unusual}&rates=GBP:1`]) {
        expect(JSON.parse((await get(address)).text).path).toBe(path);
      }
    }
    expect((await get('/compare?with=mars')).response.status).toBe(404);
  });

  it('says that the database is away, in place of a feed without blogs', async () => {
    const fresh = await startTestServer({ env: { SITE_DIR: dir }, pagesWorker: fakeWorker });
    const storage = await openStorage(fresh.settings);
    await sql`ALTER TABLE blogs RENAME TO away`.execute(storage.db);
    for (const path of ['/feed.xml', '/sitemap.xml']) {
      const response = await fresh.call('GET', path);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    }
    await storage.close();
    await fresh.remove();
  });

  it('goes on while a page is stuck, and then sends the file of the build', async () => {
    const id = await write('stuck');
    let isDone = false;
    const page = get(`/blogs/${id}`).finally(() => {
      isDone = true;
    });
    await wait(300);
    const start = performance.now();
    expect((await get('/api/blogs/get')).response.status).toBe(200);
    expect((await get('/healthz')).response.status).toBe(200);
    expect(isDone).toBe(false);
    expect(performance.now() - start).toBeLessThan(5_000);
    const { response, text } = await page;
    expect([response.status, text]).toEqual([200, 'blog shell']);
    await server.call('DELETE', `/api/blogs/delete/${id}`, undefined, headers);
  });
});
