import { gunzipSync } from 'node:zlib';
import type { ContentStore } from '../content/store.ts';
import type { Log } from '../http/log.ts';
import type { StaticFile, StaticFiles } from '../http/staticFiles.ts';
import type { Content, Rendered, Renderer } from './renderer.ts';
import type { ContentVersion } from './version.ts';

/** The most pages that are kept; the least recently requested one goes first. */
const MAX_PAGES = 500;

/** How long a page that could not be rendered is not tried again, in ms. */
const RETRY_AFTER_MS = 30_000;

const LIST_PATHS = new Set(['/', '/blogs', '/testimonials', '/sitemap.xml', '/feed.xml']);

/** Only an id that the server gives; others are served with the shell. */
const BLOG_PATH = /^\/blogs\/([0-9a-f]{24})$/;

/** A page of a version of the content; without a file it could never be rendered. */
interface KeptPage {
  readonly version: number;
  readonly file: StaticFile | undefined;
  /** When to render it again, although the content has not changed, because that failed. */
  readonly retryAt?: number;
}

/** The pages that show content, rendered with what it is now. */
export interface Pages {
  /**
   * The page at a path; an older one if it cannot be rendered. Undefined if it has never been, if its
   * blog does not exist, or if no page there shows content.
   */
  find(path: string): Promise<StaticFile | undefined>;
  /** Says that this process has written content. */
  contentChanged(): void;
  close(): Promise<void>;
}

interface PagesOptions {
  readonly store: Pick<ContentStore, 'list' | 'find'>;
  readonly version: ContentVersion;
  readonly renderer: Renderer;
  readonly files: Pick<StaticFiles, 'headersFor'>;
  readonly log: Log;
}

/** Creates the pages that show content. A page is rendered when it is requested, once a version. */
export function createPages({ store, version, renderer, files, log }: PagesOptions): Pages {
  const kept = new Map<string, KeptPage>();
  const rendering = new Map<string, Promise<StaticFile | undefined>>();

  function keep(path: string, page: KeptPage): void {
    kept.delete(path);
    kept.set(path, page);
    const [oldest] = kept.keys();
    if (kept.size > MAX_PAGES && oldest !== undefined) kept.delete(oldest);
  }

  async function contentOf(path: string): Promise<Content | undefined> {
    const id = BLOG_PATH.exec(path)?.[1];
    if (id === undefined) {
      const [blogs, testimonials] = await Promise.all([
        store.list('blogs'),
        store.list('testimonials'),
      ]);
      return { blogs, testimonials };
    }
    const blog = await store.find('blogs', id);
    return blog && { blogs: [blog], testimonials: [] };
  }

  async function render(path: string, current: number): Promise<StaticFile | undefined> {
    const content = await contentOf(path);
    if (!content) {
      kept.delete(path);
      return undefined;
    }
    try {
      const file = toFile(path, await renderer.render({ path, ...content }));
      keep(path, { version: current, file });
      return file;
    } catch (error) {
      log('error', { message: 'A page could not be rendered.', path, error: String(error) });
      const file = kept.get(path)?.file;
      keep(path, { version: current, file, retryAt: performance.now() + RETRY_AFTER_MS });
      return file;
    }
  }

  /** Renders a page once for all who wait for it. */
  function renderOnce(path: string, current: number): Promise<StaticFile | undefined> {
    const key = `${current} ${path}`;
    const begun = rendering.get(key);
    if (begun) return begun;
    const file = render(path, current).finally(() => rendering.delete(key));
    rendering.set(key, file);
    return file;
  }

  function toFile(path: string, { br, gzip }: Rendered): StaticFile {
    return {
      // Few clients accept neither, so it takes no memory.
      get body() {
        return new Uint8Array(gunzipSync(gzip));
      },
      encoded: [
        ['br', br],
        ['gzip', gzip],
      ],
      headers: files.headersFor(path, path.endsWith('.xml') ? 'xml' : 'html', br),
    };
  }

  return {
    async find(path) {
      if (!LIST_PATHS.has(path) && !BLOG_PATH.test(path)) return undefined;
      try {
        const current = await version.current();
        const page = kept.get(path);
        const isCurrent =
          page?.version === current && performance.now() < (page.retryAt ?? Infinity);
        if (!page || !isCurrent) return await renderOnce(path, current);
        keep(path, page);
        return page.file;
      } catch (error) {
        // The database is away.
        log('error', { message: 'A page could not be checked.', path, error: String(error) });
        return kept.get(path)?.file;
      }
    },
    contentChanged: () => version.forget(),
    close: () => renderer.close(),
  };
}
