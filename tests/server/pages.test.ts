import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from '#server/content/store.ts';
import { createPages } from '#server/pages/pages.ts';
import { createRenderer, type Renderer, type RenderJob } from '#server/pages/renderer.ts';
import { fakeWorker, writeSite } from './pagesSite.ts';
import { type LogLine, startTestServer } from './testServer.ts';

const idOf = (index: number) => index.toString(16).padStart(24, '0');
const pathOf = (index: number) => `/blogs/${idOf(index)}`;

/** Pages on a store in memory, with a renderer whose renders a test can hold, count and let fail. */
function createTestPages() {
  const blogs = new Map<string, Entry>();
  const log: LogLine[] = [];
  const jobs: RenderJob[] = [];
  let version = 1;
  const test = {
    jobs,
    log,
    failure: undefined as Error | undefined,
    before: async () => {},
    isDatabaseAway: false,
    write(index: number, title: string) {
      blogs.set(idOf(index), { _id: idOf(index), title });
      version += 1;
    },
    remove(index: number) {
      blogs.delete(idOf(index));
      version += 1;
    },
  };
  const renderer: Renderer = {
    async render(job) {
      jobs.push(job);
      await test.before();
      if (test.failure) throw test.failure;
      const body = new Uint8Array(gzipSync(JSON.stringify(job.content.blogs)));
      return { br: body, gzip: body };
    },
    close: async () => {},
  };
  const pages = createPages({
    store: {
      list: async (collection) => (collection === 'blogs' ? [...blogs.values()] : []),
      find: async (_collection, id) => blogs.get(id),
    },
    version: {
      async current() {
        if (test.isDatabaseAway) throw new Error('away');
        return version;
      },
      invalidate: () => {},
    },
    renderer,
    files: { headersFor: () => ({}) },
    log: (level, fields) => log.push({ level, ...fields }),
  });
  const get = async (path: string) => {
    const page = await pages.find(path);
    return page && new TextDecoder().decode(page.body);
  };
  return Object.assign(test, { get });
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
    for (const path of ['/', '/blogs', '/testimonials', '/sitemap.xml', '/feed.xml']) {
      expect(await pages.get(path)).toContain('First');
    }
    for (const path of ['/about', '/blogs/1', `${pathOf(1)}/`, `${pathOf(1)}?x`, pathOf(2)]) {
      expect(await pages.get(path)).toBeUndefined();
    }
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
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    pages.before = () => held;
    const slow = pages.get(pathOf(1));
    await wait(0);
    pages.before = async () => {};
    pages.write(1, 'Second');
    expect(await pages.get(pathOf(1))).toContain('Second');
    finish();
    expect(await slow).toContain('First');
    expect(await pages.get(pathOf(1))).toContain('Second');
  });

  it('are 500 at most; the one that was not requested for longest goes first', async () => {
    for (let index = 1; index <= 501; index += 1) pages.write(index, `Blog ${index}`);
    for (let index = 1; index <= 500; index += 1) await pages.get(pathOf(index));
    await pages.get(pathOf(1));
    await pages.get(pathOf(501));
    expect(pages.jobs).toHaveLength(501);
    await pages.get(pathOf(1));
    expect(pages.jobs).toHaveLength(501);
    await pages.get(pathOf(2));
    expect(pages.jobs).toHaveLength(502);
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
  const dir = mkdtempSync(join(tmpdir(), 'deurali-pages-'));
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

  it('shows a write with the next request, and a deleted blog is not found', async () => {
    const lists = ['/', '/blogs', '/testimonials', '/sitemap.xml', '/feed.xml'];
    const path = `/blogs/${await write('First')}`;
    for (const list of [...lists, path]) expect((await get(list)).text).toContain('First');
    const change = { title: 'Second', content: 'Text' };
    await server.call('PUT', `/api/blogs/update/${path.slice(7)}`, change, headers);
    for (const list of [...lists, path]) expect((await get(list)).text).toContain('Second');
    await server.call('DELETE', `/api/blogs/delete/${path.slice(7)}`, undefined, headers);
    for (const list of lists) expect((await get(list)).text).not.toContain('Second');
    const { response, text } = await get(path);
    expect([response.status, text]).toEqual([404, 'not found']);
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
