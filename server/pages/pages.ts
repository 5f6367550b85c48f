import { isDeepStrictEqual } from 'node:util';
import { kinds, publicContent } from '#contracts/content.ts';
import { type ContentPage, comparisonAt, contentPages } from '#server/rendering/contentPages.ts';
import type { Rates } from '#src/domain/exchangeRates.ts';
import { createSqlStore } from '../content/sqlStore.ts';
import type { Log } from '../http/log.ts';
import type { StaticFile, StaticFiles } from '../http/staticFiles.ts';
import { fromDatabase } from '../inTime.ts';
import { readContentVersion } from '../storage/contentVersion.ts';
import type { Db } from '../storage/schema.ts';
import type { createRenderer } from './renderer.ts';

/** The interval at which the content version is read, in ms: another process may have written. */
const FOLLOW_EVERY_MS = 500;
/** The interval at which pages that could not be rendered are tried again, in ms. */
const RETRY_EVERY_MS = 30_000;
/** The most pages that are swapped in one step, and the most that requests wait for. */
const MAX_AT_ONCE = 10;

/**
 * Creates the pages of a database: those that show entries, comparisons, and with `readRates` all
 * public ones. From the first `update` on, each is rendered whenever what it shows has changed.
 */
export function createPages(
  db: Db,
  renderer: ReturnType<typeof createRenderer>,
  files: Pick<StaticFiles, 'ofPage'>,
  log: Log,
  readRates = async (): Promise<Rates | undefined> => undefined,
) {
  const kept = new Map<string, StaticFile>();
  const failed = new Set<string>();
  let waiting: string[] = [];
  let step = 1;
  let isRendering = false;
  const requested = new Map<string, Promise<void>>();
  let content = new Map<string, ContentPage>();
  let rates: Rates | undefined;
  let version: number | undefined;
  let lastFollow = Promise.resolve();
  let nextFollow: Promise<void> | undefined;

  const pageAt = (path: string) => content.get(path) ?? comparisonAt(path, rates);

  /** Renders the pages at these addresses, and swaps all for the old ones in one step. */
  async function render(paths: readonly string[]): Promise<void> {
    for (const path of paths) failed.delete(path);
    const pages = paths.flatMap((path) => pageAt(path) ?? []);
    const rendered = await renderer.render(pages);
    for (const [index, { path }] of pages.entries()) {
      const result = rendered[index];
      // It may have been deleted meanwhile.
      if (!result || !pageAt(path)) continue;
      if ('br' in result) kept.set(path, files.ofPage(path, result));
      else log('error', { message: 'A page could not be rendered.', path, ...result });
      if ('error' in result) failed.add(path);
    }
  }

  /** Renders the pages at these addresses before those that wait, which follow one by one. */
  async function renderNext(paths: readonly string[]): Promise<void> {
    waiting = [...new Set([...paths, ...waiting])];
    step = Math.min(paths.length, MAX_AT_ONCE);
    if (isRendering) return;
    isRendering = true;
    while (waiting.length > 0) {
      const next = waiting.splice(0, step);
      step = 1;
      await render(next);
    }
    isRendering = false;
  }

  /** Reads content and rates if their version has changed, and renders their pages. */
  async function follow(): Promise<void> {
    nextFollow = undefined;
    // Before the content, which may be newer than its version, but never older.
    const current = await readContentVersion(db);
    if (current === version) return;
    const store = createSqlStore(db);
    const lists = Object.keys(kinds).map(async (kind) => [kind, await store.list(kind)]);
    const currentRates = await readRates();
    const entries = publicContent(Object.fromEntries(await Promise.all(lists)));
    const known = [...content.keys(), ...kept.keys(), ...requested.keys()];
    const before = new Map(known.map((path) => [path, pageAt(path)]));
    rates = currentRates;
    content = contentPages(entries, rates);
    version = current;
    const changed = [...new Set([...content.keys(), ...before.keys()])].filter(
      (path) => !isDeepStrictEqual(pageAt(path), before.get(path)),
    );
    for (const path of changed) if (!pageAt(path)) kept.delete(path);
    void renderNext(changed);
  }

  /** Follows the content once more, for all who ask before that begins. */
  function followNext(): Promise<void> {
    nextFollow ??= lastFollow = lastFollow.then(follow).catch((error) => {
      // Once, however long the database is away.
      if (version !== undefined) log('error', { message: 'No content.', error: `${error}` });
      version = undefined;
    });
    return nextFollow;
  }

  const timers = [
    setInterval(followNext, FOLLOW_EVERY_MS).unref(),
    setInterval(() => [...failed].forEach((path) => void render([path])), RETRY_EVERY_MS).unref(),
  ];

  return {
    /** The page at an address; undefined if none there is rendered, or it cannot be now. */
    async find(path: string): Promise<StaticFile | undefined> {
      if (kept.has(path) || failed.has(path) || !pageAt(path)) return kept.get(path);
      if (!requested.has(path) && requested.size < MAX_AT_ONCE) {
        const rendering = render([path]).finally(() => requested.delete(path));
        requested.set(path, rendering);
      }
      await fromDatabase(Promise.resolve(requested.get(path))).catch(() => undefined);
      return kept.get(path);
    },
    /** Follows a write of this process: deletes pages at once, and swaps others right after. */
    update: () => fromDatabase(followNext()).catch(() => undefined),
    close() {
      for (const timer of timers) clearInterval(timer);
      return renderer.close();
    },
  };
}
