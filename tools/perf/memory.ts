import type { CDPSession, Page } from 'playwright';
import { publicPages } from '#src/content/publicPages.ts';
import { paths } from '#src/pageTable.ts';
import { budgets } from './budgets.ts';
import type { Bench } from './builtSite.ts';
import type { Figure } from './figures.ts';
import { openHydrated, waitForIdle, withSlowPage } from './slowPage.ts';

const PAGE_CHANGES = 200;

/** All pages are visited this often before the first measurement: code loaded once is no leak. */
const WARM_UP_ROUNDS = 4;

/** Measures how much the heap grows while a visitor moves between the pages. */
export function measureMemory({ browser, url }: Bench): Promise<readonly Figure[]> {
  return withSlowPage(browser, { cpuSlowdown: 1 }, async (page, devTools) => {
    await openHydrated(page, url + paths.home);
    await changePages(page, publicPages.length * WARM_UP_ROUNDS);
    const before = await measureHeap(devTools);
    await changePages(page, PAGE_CHANGES);
    const value = ((await measureHeap(devTools)) / before - 1) * 100;
    const subject = `Heap over ${PAGE_CHANGES} page changes`;
    return [{ subject, metric: 'growth (%)', value, max: budgets.heapGrowth }];
  });
}

/** Visits the pages in turn through the links of the footer. */
async function changePages(page: Page, count: number): Promise<void> {
  for (let change = 1; change <= count; change += 1) {
    const path = publicPages[change % publicPages.length]?.path ?? paths.home;
    await page.locator(`footer a[href="${path}"]`).first().dispatchEvent('click');
    // The URL changes together with the page.
    await page.waitForFunction((expected) => window.location.pathname === expected, path);
  }
  await waitForIdle(page);
}

/** Bytes that scripts and documents use after garbage collection. */
async function measureHeap(devTools: CDPSession): Promise<number> {
  // What one collection frees may have been the last reference to something else.
  for (let round = 0; round < 3; round += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize + embedderHeapUsedSize;
}
