import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { kinds } from '#contracts/content.ts';
import { type ContentPage, contentPageAt } from '#server/rendering/contentPages.ts';
import type { ContentStore } from '../content/store.ts';
import type { Log } from '../http/log.ts';
import type { Body, StaticFile, StaticFiles } from '../http/staticFiles.ts';
import { inTime } from '../storage/inTime.ts';
import type { Rendered, Renderer, RenderJob } from './renderer.ts';
import type { ContentVersion } from './version.ts';

/** How long a page may be sent after a write, while the new one is made, in ms. */
const MAX_AGE_MS = 5_000;

/** How long a page that could not be rendered is not tried again, in ms. */
const RETRY_AFTER_MS = 30_000;

/** What a page takes besides its bodies, about. */
const PAGE_BYTES = 1_024;

/** Files that list every entry of some kinds, besides the pages that show some. */
const listFiles = new Map<string, Pick<ContentPage, 'shows' | 'entry'>>([
  ['/sitemap.xml', { shows: { blogs: Infinity } }],
  ['/feed.xml', { shows: { blogs: Infinity } }],
]);

/** Whether a file lists entries, so that the build's, without them, may not stand in for it. */
export const listsEntries = (path: string) => listFiles.has(path);

/** A page that has been rendered; without a file it could never be. */
interface KeptPage {
  /** The newest version of the content that it was compared with. */
  readonly version: number;
  /** Of the entries that it shows. */
  readonly digest: string;
  readonly file: StaticFile | undefined;
  /** The most that it can take in memory. */
  readonly bytes: number;
  /** When it was last known to be what the content is. */
  readonly currentAt: number;
  /** When to render it again, although the content has not changed, because that failed. */
  readonly retryAt?: number;
}

/** A page that is compared with the content, and rendered if that has changed. */
interface Update {
  readonly version: number;
  /** How many have asked for the page since then. */
  waiting: number;
  readonly file: Promise<StaticFile | undefined>;
}

/** The pages that show content, rendered with what it is now. */
export interface Pages {
  /**
   * The page at a path. For some seconds after a write an old list while the new one is made, unless
   * `mustBeCurrent`; and the old page if it cannot be rendered. Undefined if it has never been, if its
   * blog does not exist, or if no page there shows content.
   */
  find(path: string, mustBeCurrent?: boolean): Promise<StaticFile | undefined>;
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
  /** How many bytes of pages are kept; the least recently requested one goes first. */
  readonly keptBytes: number;
}

/**
 * Creates the pages that show content. A page is rendered when it is requested, once for each change
 * of the entries that it shows.
 */
export function createPages({
  store,
  version,
  renderer,
  files,
  log,
  keptBytes,
}: PagesOptions): Pages {
  const kept = new Map<string, KeptPage>();
  let bytes = 0;
  /** The newest update of each path. */
  const updates = new Map<string, Update>();

  function remove(path: string): void {
    bytes -= kept.get(path)?.bytes ?? 0;
    kept.delete(path);
  }

  function keep(path: string, page: KeptPage): void {
    remove(path);
    kept.set(path, page);
    bytes += page.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= keptBytes || oldest === path) break;
      remove(oldest);
    }
  }

  /** The entries that are shown at a path; undefined if its entry does not exist. */
  async function contentAt(path: string): Promise<RenderJob['content'] | undefined> {
    const { entry, shows = {} } = pageAt(path) ?? {};
    if (entry) {
      const found = await store.find(entry.kind, entry.id);
      return found && { [entry.kind]: [found] };
    }
    const lists = Object.values(kinds).map(async ({ name }) => {
      const count = shows[name];
      return [name, count ? await store.list(name, count) : []] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  }

  async function update(path: string, current: number, own: () => Update | undefined) {
    const content = await inTime(contentAt(path));
    if (!content) {
      remove(path);
      return undefined;
    }
    const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    const old = kept.get(path);
    const now = performance.now();
    if (old?.digest === digest && old.retryAt === undefined) {
      keep(path, { ...old, version: current, currentAt: now });
      return old.file;
    }
    try {
      const rendered = await renderer.render({ path, content }, () => own()?.waiting ?? 0);
      const file = toFile(path, rendered);
      const size = PAGE_BYTES + rendered.br.byteLength + rendered.gzip.byteLength + rendered.size;
      const page = { version: current, digest, file, bytes: size, currentAt: performance.now() };
      // A newer update may have kept a newer page.
      if (updates.get(path) === own()) keep(path, page);
      return file;
    } catch (error) {
      log('error', { message: 'A page could not be rendered.', path, error: String(error) });
      const { file, bytes, currentAt } = kept.get(path) ?? { bytes: PAGE_BYTES, currentAt: 0 };
      const retryAt = performance.now() + RETRY_AFTER_MS;
      keep(path, { version: current, digest, file, bytes, currentAt, retryAt });
      return file;
    }
  }

  /** Updates a page once for all who ask for it. */
  function startUpdate(path: string, current: number): Update {
    let own: Update | undefined;
    const file = update(path, current, () => own)
      .catch((error) => {
        // The database is away.
        log('error', { message: 'A page could not be checked.', path, error: String(error) });
        return kept.get(path)?.file;
      })
      .finally(() => {
        if (updates.get(path) === own) updates.delete(path);
      });
    own = { version: current, waiting: 0, file };
    updates.set(path, own);
    return own;
  }

  function toFile(path: string, { br, gzip }: Rendered): StaticFile {
    let body: Body | undefined;
    return {
      // Few clients accept neither, so it takes no memory before one asks.
      get body() {
        body ??= new Uint8Array(gunzipSync(gzip));
        return body;
      },
      encoded: [
        ['br', br],
        ['gzip', gzip],
      ],
      headers: files.headersFor(path, path.endsWith('.xml') ? 'xml' : 'html', br),
    };
  }

  return {
    async find(path, mustBeCurrent = false) {
      if (!pageAt(path)) return undefined;
      try {
        if (mustBeCurrent) version.invalidate();
        const current = await version.current();
        const page = kept.get(path);
        const now = performance.now();
        if (page?.version === current && now < (page.retryAt ?? Infinity)) {
          keep(path, page.retryAt === undefined ? { ...page, currentAt: now } : page);
          return page.file;
        }
        // A blog that was corrected or deleted is so at once, and no other write renders its page.
        const isEntry = pageAt(path)?.entry !== undefined;
        const mayBeOld =
          page?.file && !mustBeCurrent && !isEntry && now - page.currentAt < MAX_AGE_MS;
        let running = updates.get(path);
        // Whoever may see the old page begins no second update, however many writes there are.
        if (!running || (!mayBeOld && running.version !== current)) {
          running = startUpdate(path, current);
        }
        running.waiting += 1;
        return mayBeOld ? page.file : await running.file;
      } catch (error) {
        log('error', { message: 'A page could not be checked.', path, error: String(error) });
        return kept.get(path)?.file;
      }
    },
    contentChanged: () => version.invalidate(),
    close: () => renderer.close(),
  };
}

const pageAt = (path: string) => listFiles.get(path) ?? contentPageAt(path);
