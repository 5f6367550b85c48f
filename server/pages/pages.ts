import { gunzipSync } from 'node:zlib';
import { kinds } from '#contracts/content.ts';
import { contentPageAt } from '#rendering/contentPages.ts';
import type { ContentStore } from '../content/store.ts';
import type { Log } from '../http/log.ts';
import type { StaticFile, StaticFiles } from '../http/staticFiles.ts';
import type { Rendered, Renderer, RenderJob } from './renderer.ts';
import type { ContentVersion } from './version.ts';

/** The most pages in the cache; the least recently requested one goes first. */
const MAX_PAGES = 500;

/** How long a page that could not be rendered is not tried again, in ms. */
const RETRY_AFTER_MS = 30_000;

/** Files that list every entry, besides the pages that show some. */
const LIST_FILES = new Set(['/sitemap.xml', '/feed.xml']);

/** A page of a version of the content; without a file it could never be rendered. */
interface CachedPage {
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
  const cache = new Map<string, CachedPage>();
  const rendering = new Map<string, Promise<StaticFile | undefined>>();

  function put(path: string, page: CachedPage): void {
    cache.delete(path);
    cache.set(path, page);
    const [oldest] = cache.keys();
    if (cache.size > MAX_PAGES && oldest !== undefined) cache.delete(oldest);
  }

  /** The entries that are shown at a path; undefined if its entry does not exist. */
  async function contentAt(path: string): Promise<RenderJob['content'] | undefined> {
    const entry = contentPageAt(path)?.entry;
    if (entry) {
      const found = await store.find(entry.kind, entry.id);
      return found && { [entry.kind]: [found] };
    }
    const names = Object.values(kinds).map(({ name }) => name);
    const lists = await Promise.all(names.map((name) => store.list(name)));
    return Object.fromEntries(names.map((name, index) => [name, lists[index] ?? []]));
  }

  async function render(path: string, current: number): Promise<StaticFile | undefined> {
    const content = await contentAt(path);
    if (!content) {
      cache.delete(path);
      return undefined;
    }
    try {
      const file = toFile(path, await renderer.render({ path, content }));
      put(path, { version: current, file });
      return file;
    } catch (error) {
      log('error', { message: 'A page could not be rendered.', path, error: String(error) });
      const file = cache.get(path)?.file;
      put(path, { version: current, file, retryAt: performance.now() + RETRY_AFTER_MS });
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
      if (!LIST_FILES.has(path) && !contentPageAt(path)) return undefined;
      try {
        const current = await version.current();
        const page = cache.get(path);
        const isCurrent =
          page?.version === current && performance.now() < (page.retryAt ?? Infinity);
        if (!page || !isCurrent) return await renderOnce(path, current);
        put(path, page);
        return page.file;
      } catch (error) {
        // The database is away.
        log('error', { message: 'A page could not be checked.', path, error: String(error) });
        return cache.get(path)?.file;
      }
    },
    contentChanged: () => version.invalidate(),
    close: () => renderer.close(),
  };
}
