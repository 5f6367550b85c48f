import { extname } from 'node:path';
import type { Browser, Page, Request } from 'playwright';

/** What a page has downloaded, in bytes as they travel: brotli, headers aside. */
export interface Bytes {
  readonly script: number;
  /** Devanagari is not among them: it comes only where a text needs it. */
  readonly latinFont: number;
  readonly font: number;
  readonly image: number;
  readonly document: number;
  readonly api: number;
  readonly total: number;
  readonly requests: number;
}

/**
 * A first visit. `atRest` is what the page downloads by itself, `touched` that and what comes with
 * the visitor's first movement, until all is quiet: only then do complete pages fetch their script.
 */
export interface FirstVisit {
  readonly atRest: Bytes;
  readonly touched: Bytes;
  /** Errors in the console: a page that does not work downloads less than it should. */
  readonly errors: readonly string[];
}

/** A cheap phone's window. */
export const PHONE = { width: 360, height: 740 };

/** How long, in ms, nothing may be under way until a page counts as quiet. */
const QUIET_MS = 700;

/**
 * How long, in ms, after its load a page that waits for the visitor is left alone: less than any of
 * them waits (src/starter.ts).
 */
const REST_MS = 2000;

/** How long, in ms, after it has taken over the site's script fetches the last: its worker. */
const WORKER_MS = 3500;

/** Opens a page as a first visitor on a phone, and adds up what it downloads. */
export async function measureFirstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const traffic = watchTraffic(page);
    const errors = watchErrors(page);
    await page.goto(url, { waitUntil: 'load' });
    const startsAtOnce = await page.locator('script[data-hydrate="idle"]').count();
    // By the browser's clock: ours may be late, since the server that is asked runs here, too.
    const restEnd = (await loadTime(page)) + REST_MS;
    if (startsAtOnce > 0) await untilTakenOver(page).then(traffic.untilQuiet);
    else await page.waitForTimeout(REST_MS);
    const atRest = await traffic.sum(startsAtOnce > 0 ? Number.POSITIVE_INFINITY : restEnd);
    // Where no link is: what a finger rests on may be fetched ahead.
    await page.mouse.move(1, 1);
    await untilTakenOver(page);
    await page.waitForTimeout(WORKER_MS);
    await traffic.untilQuiet();
    return { atRest, touched: await traffic.sum(), errors };
  } finally {
    await context.close();
  }
}

/** Waits until the site's script has taken over the page. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

/** When the page had loaded, in ms since 1970. */
function loadTime(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    return performance.timeOrigin + (visit?.startTime ?? 0) + (visit?.duration ?? 0);
  });
}

/** A list that fills with what goes wrong; that an address is unknown is for Lighthouse to say. */
function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const isOfNetwork = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isOfNetwork) errors.push(message.text());
  });
  return errors;
}

/** Waits until the page has drawn what it has, and has nothing else to do. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle))),
  );
}

interface Entry {
  readonly kind: string;
  readonly name: string;
  readonly size: number;
}

/** Watches what a page asks for, from now on. */
function watchTraffic(page: Page) {
  const finished: Request[] = [];
  const open = new Set<Request>();
  let last = Date.now();
  const end = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    open.add(request);
    last = Date.now();
  });
  page.on('requestfinished', (request) => {
    finished.push(request);
    end(request);
  });
  page.on('requestfailed', end);
  return {
    async untilQuiet() {
      const isQuiet = () => open.size === 0 && Date.now() - last >= QUIET_MS;
      while (!isQuiet()) {
        await page.waitForTimeout(50);
        // What has come may have to be drawn before it asks for more.
        if (isQuiet()) await untilIdle(page);
      }
    },
    /** Of what was asked for until then, in ms since 1970. */
    async sum(until = Number.POSITIVE_INFINITY) {
      const asked = finished.filter((request) => request.timing().startTime <= until);
      return sumUp(await Promise.all(asked.map(toEntry)));
    },
  };
}

async function toEntry(request: Request): Promise<Entry> {
  const response = await request.response();
  const { pathname } = new URL(request.url());
  return {
    kind: kindOf(pathname),
    name: pathname,
    size: Number(response?.headers()['content-length'] ?? 0),
  };
}

const KINDS: Readonly<Record<string, string>> = {
  '.js': 'script',
  '.woff2': 'font',
  '.webp': 'image',
  '.png': 'image',
  '.svg': 'image',
  '.ico': 'image',
  '.html': 'document',
  '': 'document',
};

/** By the address, since a browser calls what is fetched ahead something else. */
function kindOf(pathname: string): string {
  return pathname.startsWith('/api/') ? 'api' : (KINDS[extname(pathname)] ?? 'other');
}

function sumUp(entries: readonly Entry[]): Bytes {
  const sum = (fits: (entry: Entry) => boolean) =>
    entries.filter(fits).reduce((total, { size }) => total + size, 0);
  const ofKind = (wanted: string) => sum(({ kind }) => kind === wanted);
  return {
    script: ofKind('script'),
    latinFont: sum(({ kind, name }) => kind === 'font' && !name.includes('devanagari')),
    font: ofKind('font'),
    image: ofKind('image'),
    document: ofKind('document'),
    api: ofKind('api'),
    total: sum(() => true),
    requests: entries.length,
  };
}
