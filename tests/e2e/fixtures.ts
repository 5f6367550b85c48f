import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { hold, SCRIPTS } from './requests.ts';
import { type Data, type Site, type SiteKind, startSite } from './server.ts';

interface TestFixtures {
  /** Console errors and failed requests that a test provokes: it adds them. All others fail it. */
  readonly expectedErrors: RegExp[];
  /** Lets the scripts of the page come, which are held back until then. */
  readonly hydrate: () => Promise<void>;
}

interface WorkerFixtures {
  /** The site that this worker serves, with an API and data of its own. */
  readonly site: Site;
  /** The data that the API starts with. Default: a copy of the seed. */
  readonly data: Data | undefined;
  readonly siteKind: SiteKind;
}

/**
 * Playwright's `test` on the site. A test fails at its end if a page wrote an error or a warning to
 * the console, threw, had a failed request, or contacted another host.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  data: [undefined, { option: true, scope: 'worker' }],
  siteKind: ['build', { option: true, scope: 'worker' }],
  site: [
    async ({ data, siteKind }, use) => {
      const site = await startSite(siteKind, data);
      await use(site);
      await site.close();
    },
    // Building a site is slow on a busy machine.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured argument.
  expectedErrors: ({}, use) => use([]),
  hydrate: async ({ page }, use) => {
    const release = await hold(page, SCRIPTS);
    await use(async () => {
      expect(await isHydrated(page)).toBe(false);
      release();
      await waitForHydration(page);
    });
    release();
  },
  context: async ({ context, baseURL, expectedErrors }, use) => {
    const errors = collectErrors(context, baseURL ?? '');
    await use(context);
    const unexpected = errors.filter((error) => !expectedErrors.some((known) => known.test(error)));
    expect(unexpected, 'console errors and failed requests').toEqual([]);
  },
});

/** Playwright's message in the console of a page whose service worker it blocks. */
export const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

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

const HYDRATED = 'html[data-hydrated]';

/** Waits until the whole page has hydrated, without an `expect`, which would lay it all out. */
export const waitForHydration = (page: Page) =>
  page.locator(HYDRATED).waitFor({ state: 'attached', timeout: 15_000 });

/** True if the page is hydrated now. */
export const isHydrated = async (page: Page) => (await page.locator(HYDRATED).count()) > 0;

/** Opens a path and waits until the page has hydrated. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Fails if the page scrolls sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'horizontal overflow in px').toBeLessThanOrEqual(0);
}

/** Runs in the page: the distance of an open panel from the header, in px; null if none is open. */
export function gapBelowHeader(): number | null {
  const header = document.querySelector('header')?.getBoundingClientRect();
  const panel = document.querySelector('header :popover-open')?.getBoundingClientRect();
  return header && panel ? Math.round(panel.top - header.bottom) : null;
}

/** Moves the focus to an element with a key, as a visitor without a mouse does. */
export async function tabTo(element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(element).toBeVisible();
  const isFocused = () => element.evaluate((node) => node === document.activeElement);
  // More than any page has between two places of a journey.
  for (let step = 0; step < 80 && !(await isFocused()); step += 1) {
    await element.page().keyboard.press(key);
  }
  await expect(element).toBeFocused();
}

/** The heading of the page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The header. */
export const banner = (page: Page) => page.getByRole('banner');
/** A link of the header. */
export const headerLink = (page: Page, name: string) =>
  banner(page).getByRole('link', { name, exact: true });
/** The footer. */
export const footer = (page: Page) => page.getByRole('contentinfo');
