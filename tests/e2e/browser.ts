import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, onTestFinished } from 'vitest';
import { findChromium, launchArgs } from '#tools/chromium.mjs';

/** What Playwright itself writes to the console of a page that may have no service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** What a page may do wrong on purpose, and how its browser stands. */
export interface OpenOptions extends BrowserContextOptions {
  /** Complaints that the test provokes; all others fail it. */
  readonly expected?: readonly RegExp[];
  /** What has to be done with the page before it goes to its first address. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What the test waits for at first: not the load, where it holds a part of that back. Default: load. */
  readonly waitUntil?: 'commit' | 'load';
}

/** Opens a path of the site in a new browser profile, which is closed at the end of the test. */
export type OpenPage = (path: string, options?: OpenOptions) => Promise<Page>;

/** A page that stays open for more than one test. */
export interface SharedPage {
  readonly page: Page;
}

/** How the tests of a file come to their pages. */
export interface Pages {
  /** Gives the page as soon as it has loaded: the site's scripts may not have run yet. */
  readonly openPage: OpenPage;
  /** Gives the page once the site's scripts have taken it over. */
  readonly openReady: OpenPage;
  /**
   * One ready page for all tests of the `describe` that it is called in: each test finds it as the
   * one before has left it.
   */
  readonly sharePage: (path: string, options?: OpenOptions) => SharedPage;
}

interface Opened extends SharedPage {
  /** Fails with what the page has complained of since it was last asked. */
  judge(): void;
  close(): Promise<void>;
}

/**
 * A Chromium for the tests of a file, started before the first and closed after the last. A page
 * that it opened fails its test at the end if it has written an error or a warning to the console,
 * thrown, asked something in vain, or asked anything of another host.
 */
export function launchBrowser(site: { readonly url: string }): Pages {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: [...launchArgs] });
  });
  afterAll(() => browser?.close());

  async function open(
    path: string,
    { expected = [], prepare, waitUntil = 'load', ...options }: OpenOptions,
  ): Promise<Opened> {
    if (!browser) throw new Error('Pages are for tests, not for the top of a file');
    const context = await browser.newContext({
      baseURL: site.url,
      // It would answer in the place of what a test puts before the page.
      serviceWorkers: 'block',
      ...options,
    });
    const page = await context.newPage();
    const complaints = collectComplaints(page, site.url);
    await keepOnThisMachine(page, site.url);
    await prepare?.(page);
    await page.goto(path, { waitUntil });
    return {
      page,
      judge: () => {
        const found = complaints.splice(0);
        const unexpected = found.filter((text) => !expected.some((it) => it.test(text)));
        expect(unexpected, 'console and network of the page').toEqual([]);
      },
      close: () => context.close(),
    };
  }

  async function openPage(path: string, options: OpenOptions = {}): Promise<Page> {
    const { page, judge, close } = await open(path, options);
    onTestFinished(async () => {
      await close();
      judge();
    });
    return page;
  }

  return {
    openPage,
    openReady: async (path, options) => {
      const page = await openPage(path, options);
      await whenReady(page);
      return page;
    },
    sharePage: (path, options = {}) => {
      let opened: Opened | undefined;
      beforeAll(async () => {
        opened = await open(path, options);
        if (options.javaScriptEnabled !== false) await whenReady(opened.page);
      });
      afterEach(() => opened?.judge());
      afterAll(() => opened?.close());
      return {
        get page() {
          if (!opened) throw new Error('A shared page is for tests, not for the top of a block');
          return opened.page;
        },
      };
    },
  };
}

/** Waits until the site has taken over the page, and makes it hurry, as a first press does. */
export async function whenReady(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() => document.documentElement.dataset.site === 'ready');
}

/** Loads a path in an open page and waits until the site has taken it over. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await whenReady(page);
}

/** A list that fills with what the page complains of, as long as it lives. */
function collectComplaints(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === WORKER_BLOCKED) return;
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A page that is left gives up what it was waiting for: nobody sees that.
    if (reason === 'net::ERR_ABORTED' && request.url().startsWith(origin)) return;
    complaints.push(`${reason}: ${request.url()}`);
  });
  return complaints;
}

/** The tests need no internet, and a visitor's browser is to ask nothing of strangers. */
async function keepOnThisMachine(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => route.abort('blockedbyclient'),
  );
}
