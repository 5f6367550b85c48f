import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';

/** How a test opens a page. */
export interface OpenOptions extends BrowserContextOptions {
  /** Console errors and failed requests that the test provokes. All others fail it. */
  readonly expectedErrors?: readonly RegExp[];
  /** Runs before the page loads, for example to mock a response. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What to wait for. Default: load. */
  readonly waitUntil?: 'commit' | 'load';
}

/** A page in a browser context of its own. */
export interface OpenedPage {
  readonly page: Page;
  /** Fails with the console errors, warnings and failed requests since the last call. */
  assertClean(): void;
  close(): Promise<void>;
}

/** What Playwright writes to the console of a page whose service worker it blocks. */
export const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Opens a path of the site in a new browser context. */
export async function openInNewContext(
  browser: Browser,
  siteUrl: string,
  path: string,
  { expectedErrors = [], prepare, waitUntil = 'load', ...options }: OpenOptions,
): Promise<OpenedPage> {
  const context = await browser.newContext({ baseURL: siteUrl, ...options });
  const errors = collectErrors(context, siteUrl);
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(path, { waitUntil });
  return {
    page,
    assertClean: () => {
      const unexpected = errors
        .splice(0)
        .filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
      expect(unexpected, 'console errors and failed requests').toEqual([]);
    },
    close: () => context.close(),
  };
}

/** Matches a page that React has hydrated. */
const HYDRATED = 'html[data-hydrated]';

/** In ms. On a busy machine all scripts of a page may take longer than any other wait of a test. */
const HYDRATION_TIMEOUT = 15_000;

/** Waits until the whole page has hydrated, without an `expect`, which reads roles and so lays out all of the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator(HYDRATED).waitFor({ state: 'attached', timeout: HYDRATION_TIMEOUT });
}

/** Whether the page is hydrated now. */
export async function isHydrated(page: Page): Promise<boolean> {
  return (await page.locator(HYDRATED).count()) > 0;
}

/** Loads a path in an open page and waits until it has hydrated. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** A list that grows with every console error or warning, exception and failed request. */
function collectErrors(context: BrowserContext, siteUrl: string): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.text() === WORKER_BLOCKED) return;
    if (['error', 'warning'].includes(message.type())) {
      errors.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (webError) => errors.push(`uncaught: ${webError.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // The browser cancels requests when it leaves a page. Visitors do not notice.
    if (reason === 'net::ERR_ABORTED' && request.url().startsWith(siteUrl)) return;
    errors.push(`${reason}: ${request.url()}`);
  });
  return errors;
}
