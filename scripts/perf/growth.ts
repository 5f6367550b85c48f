import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { paths } from '#src/paths.ts';
import { type BenchSite, serveBench } from './bench-site.ts';
import { budgets } from './budgets.ts';
import { type Check, repeat } from './checks.ts';
import { growthId, writeGrowthData } from './growth-data.ts';
import { median } from './median.ts';
import { untilCalm, withSlowPage } from './slow-page.ts';
import { paintTime, watchPaint } from './watch-paint.ts';

const FEW = 10;
const MANY = 1000;

/** What is typed into the search of the admin list: in the text of every blog. */
const WORD = 'embassy';

/** Between two keystrokes of somebody who types well, in ms. */
const TYPING_MS = 120;

/** How the site bears 1,000 blogs of 2 KB each, on a slow phone, with its API on this machine. */
export async function measureGrowth(
  browser: Browser,
  siteDir: string,
  scratchDir: string,
  runs: number,
): Promise<readonly Check[]> {
  const serve = (count: number) => {
    const dataDir = join(scratchDir, `data-${count}`);
    writeGrowthData(dataDir, count);
    return serveBench({ dataDir, siteDir });
  };
  const few = await serve(FEW);
  const many = await serve(MANY);
  try {
    const cards = await firstCards(browser, few, many, runs);
    return [...cards, ...(await adminList(browser, many, runs))];
  } finally {
    await Promise.all([few.close(), many.close()]);
  }
}

async function firstCards(
  browser: Browser,
  few: BenchSite,
  many: BenchSite,
  runs: number,
): Promise<readonly Check[]> {
  const times: { few: number; many: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    times.push({
      few: await firstCard(browser, few.url),
      many: await firstCard(browser, many.url),
    });
  }
  const [ten, thousand] = [median(times.map((it) => it.few)), median(times.map((it) => it.many))];
  return [
    { name: `First cards of ${FEW} blogs`, value: ten, unit: 'ms' },
    { name: `First cards of ${MANY} blogs`, value: thousand, unit: 'ms' },
    { name: 'The one to the other', value: thousand / ten, unit: '×', budget: budgets.growth },
  ];
}

/** From the beginning of the page to the paint of the first card that the API has given. */
function firstCard(browser: Browser, url: string): Promise<number> {
  const prepare = (context: BrowserContext) =>
    watchPaint(context, { selector: `a[href="${paths.blog(growthId(0))}"]`, since: 'start' });
  return withSlowPage(browser, { prepare }, async ({ page }) => {
    // A visitor who moves at once: else the page would wait for that.
    await page.goto(url + paths.blogs, { waitUntil: 'domcontentloaded' });
    await page.mouse.move(1, 1);
    return paintTime(page);
  });
}

async function adminList(
  browser: Browser,
  { url }: BenchSite,
  runs: number,
): Promise<readonly Check[]> {
  const keystrokes: number[] = [];
  const opens = await repeat(runs, () =>
    withSlowPage(browser, { prepare: signIn }, async ({ page }) => {
      const time = await openAdminList(page, url);
      keystrokes.push(await slowestKeystroke(page));
      return time;
    }),
  );
  return [
    {
      name: `The office's list of ${MANY} blogs opens`,
      value: opens,
      unit: 'ms',
      budget: budgets.adminListOpens,
    },
    {
      name: `The slowest of ${WORD.length} keystrokes in its search`,
      value: median(keystrokes),
      unit: 'ms',
      budget: budgets.keystroke,
    },
  ];
}

/** As somebody who has signed in just now. */
async function signIn(context: BrowserContext): Promise<void> {
  await watchPaint(context, { selector: 'main li button', since: 'press' });
  await context.addInitScript(() => {
    if (!window.location.protocol.startsWith('http')) return;
    localStorage.setItem('isAuthenticated', 'true');
    localStorage.setItem('username', 'admin');
    localStorage.setItem('authExpiry', String(Date.now() + 180_000));
  });
}

/** From a press on 'List Blogs' in the dashboard to the paint of the first entry. */
async function openAdminList(page: Page, url: string): Promise<number> {
  await page.goto(url + paths.dashboard);
  const link = page.locator(`header a[href="${paths.listBlogs}"]`).first();
  await link.waitFor();
  await untilCalm(page);
  await link.tap();
  return paintTime(page);
}

/** Types a word; the longest time, in ms, from a key to the next paint, as the browser reports it. */
async function slowestKeystroke(page: Page): Promise<number> {
  await page.getByRole('searchbox').focus();
  await untilCalm(page);
  const slowest = page.evaluate(
    (span) =>
      new Promise<number>((resolve) => {
        let longest = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { name, duration } of list.getEntries()) {
            if (name === 'keydown') longest = Math.max(longest, duration);
          }
        });
        // Those under 16 ms are not reported. TypeScript does not know the option yet.
        const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
          type: 'event',
          durationThreshold: 16,
        };
        observer.observe(options);
        setTimeout(() => resolve(longest), span);
      }),
    WORD.length * TYPING_MS + 3000,
  );
  await page.keyboard.type(WORD, { delay: TYPING_MS });
  return slowest;
}
