import type { Browser, CDPSession, Page } from 'playwright';
import { paths } from '#src/paths.ts';
import { publicPages } from '../build/pages.ts';
import { budgets } from './budgets.ts';
import type { Check } from './checks.ts';
import { openTakenOver, untilCalm, withSlowPage } from './slow-page.ts';

/** How many changes of page the heap is watched over. */
const CHANGES = 200;

/** How many rounds of all pages come first: until then the browser still compiles what it runs. */
const ROUNDS_BEFORE = 4;

const KB = 1024;

/**
 * How much the heap grows, after collection, while a visitor goes from page to page. All pages are
 * visited beforehand: what is loaded once and kept is no growth.
 */
export function measureHeap(browser: Browser, url: string): Promise<readonly Check[]> {
  return withSlowPage(browser, { isFast: true }, async ({ page, tools }) => {
    await openTakenOver(page, url + paths.home);
    await changePages(page, publicPages.length * ROUNDS_BEFORE);
    const before = await heapAfterCollection(page, tools);
    await changePages(page, CHANGES);
    const after = await heapAfterCollection(page, tools);
    return [
      {
        name: `The heap, ${mb(before)} at first, grows over ${CHANGES} changes of page`,
        value: ((after - before) / before) * 100,
        unit: '%',
        budget: budgets.heap * 100,
      },
    ];
  });
}

/** Goes round the pages by the links of the footer, `count` times from one to the next. */
async function changePages(page: Page, count: number): Promise<void> {
  const round = publicPages.map(({ path }) => path);
  for (let change = 1; change <= count; change += 1) {
    const path = round[change % round.length] ?? paths.home;
    await page.evaluate((href) => {
      document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click();
    }, path);
    // The address changes when the page does.
    await page.waitForFunction((wanted) => window.location.pathname === wanted, path);
  }
  await untilCalm(page);
}

/** What scripts hold and what the pages behind them hold, in bytes. */
async function heapAfterCollection(page: Page, tools: CDPSession): Promise<number> {
  // What is freed in one round may be all that held something else.
  for (let round = 0; round < 3; round += 1) {
    await tools.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(200);
  }
  const { usedSize, embedderHeapUsedSize } = await tools.send('Runtime.getHeapUsage');
  return usedSize + embedderHeapUsedSize;
}

function mb(bytes: number): string {
  return `${(bytes / KB / KB).toFixed(1)} MB`;
}
