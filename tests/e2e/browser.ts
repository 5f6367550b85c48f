import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { findChromium, launchArgs } from '#tools/chromium.mjs';

/** What a page may do wrong on purpose, and how its browser stands. */
export interface OpenOptions extends BrowserContextOptions {
  /** Complaints that the test provokes; all others fail it. */
  readonly expected?: readonly RegExp[];
}

/** Opens a path of the site in a new browser profile and waits until it has loaded. */
export type OpenPage = (path: string, options?: OpenOptions) => Promise<Page>;

/**
 * A Chromium for the tests of a file, started before the first and closed after the last. A page
 * that it opened fails its test at the end if it has written an error or a warning to the console,
 * thrown, asked something in vain, or asked anything of another host.
 */
export function launchBrowser(site: { readonly url: string }): { readonly openPage: OpenPage } {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: [...launchArgs] });
  });
  afterAll(() => browser?.close());
  return {
    openPage: async (path, { expected = [], ...options } = {}) => {
      if (!browser) throw new Error('openPage is for tests, not for the top of a file');
      const context = await browser.newContext({ baseURL: site.url, ...options });
      const page = await context.newPage();
      const complaints = collectComplaints(page, site.url);
      onTestFinished(async () => {
        await context.close();
        const unexpected = complaints.filter((text) => !expected.some((it) => it.test(text)));
        expect(unexpected, 'console and network of the page').toEqual([]);
      });
      await keepOnThisMachine(page, site.url);
      await page.goto(path, { waitUntil: 'load' });
      return page;
    },
  };
}

/** A list that fills with what the page complains of, as long as it lives. */
function collectComplaints(page: Page, origin: string): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
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
