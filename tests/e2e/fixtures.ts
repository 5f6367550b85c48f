import { test as base, type Page } from '@playwright/test';
import {
  type OpenedPage,
  type OpenOptions,
  openInNewContext,
  waitForHydration,
} from './open-page.ts';
import { type Data, type Site, type SiteKind, startSite } from './server.ts';

/** Opens a path of the site in a new browser context, which is closed after the test. */
export type OpenPage = (path: string, options?: OpenOptions) => Promise<Page>;

interface TestFixtures {
  /** Resolves once the page has loaded. It may not have hydrated yet. */
  readonly openPage: OpenPage;
  /** Resolves once the page has hydrated. */
  readonly hydratedPage: OpenPage;
}

interface WorkerFixtures {
  /** The site that this worker serves, with an API and data of its own. */
  readonly site: Site;
  /** The data that the API starts with. Default: a copy of the seed. */
  readonly data: Data | undefined;
  readonly siteKind: SiteKind;
}

/**
 * Playwright's `test`, with pages of the site. A test fails at its end if a page wrote an error or
 * a warning to the console, threw, had a failed request, or contacted another host.
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
  openPage: async ({ browser, site }, use) => {
    const opened: OpenedPage[] = [];
    await use(async (path, options = {}) => {
      const newPage = await openInNewContext(browser, site.url, path, options);
      opened.push(newPage);
      return newPage.page;
    });
    await Promise.all(opened.map(({ close }) => close()));
    for (const { assertClean } of opened) assertClean();
  },
  hydratedPage: async ({ openPage }, use) => {
    await use(async (path, options) => {
      const page = await openPage(path, options);
      await waitForHydration(page);
      return page;
    });
  },
});

/** A page that stays open for all tests of a `describe`. */
export interface SharedPage {
  readonly page: Page;
}

/**
 * Opens one hydrated page for all tests of the `describe` that calls this. Each test finds the page
 * as the test before has left it.
 */
export function sharedPage(path: string, options: OpenOptions = {}): SharedPage {
  let opened: OpenedPage | undefined;
  test.beforeAll(async ({ browser, site }) => {
    opened = await openInNewContext(browser, site.url, path, options);
    if (options.javaScriptEnabled !== false) await waitForHydration(opened.page);
  });
  test.afterEach(() => opened?.assertClean());
  test.afterAll(() => opened?.close());
  return {
    get page() {
      if (!opened) throw new Error('A shared page is only available inside tests');
      return opened.page;
    },
  };
}
