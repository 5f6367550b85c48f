import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { SESSION_KEYS } from '#src/auth/sessionKeys.ts';
import { paths } from '#src/pageTable.ts';
import { budgets } from './budgets.ts';
import { type Bench, serveBuild } from './builtSite.ts';
import { type Figure, median } from './figures.ts';
import { openHydrated, timeToPaint, waitForIdle, withSlowPage } from './slowPage.ts';

/** Ids begin with the time, and lists are sorted by it. */
const NEWEST_ID = 'f'.repeat(24);

/** Measures the site with 1,000 blogs of 2 KB on a slow phone, with the API on this machine. */
export async function measureScaling({ browser, dir, runs }: Bench): Promise<readonly Figure[]> {
  const few = await serveBuild(dir, writeBlogs(dir, 10));
  const many = await serveBuild(dir, writeBlogs(dir, 1000));
  const times: number[][] = [];
  for (let run = 0; run < runs; run += 1) {
    times.push([
      await timeToFirstCard(browser, few.url),
      await timeToFirstCard(browser, many.url),
      ...(await measureAdminList(browser, many.url)),
    ]);
  }
  await Promise.all([few.close(), many.close()]);
  const medianAt = (index: number) => median(times.map((run) => run[index] ?? Number.NaN));
  const figure = (metric: string, value: number, max?: number) => {
    return { subject: '1,000 blogs', metric, value, max };
  };
  return [
    figure('first of 10 cards (ms)', medianAt(0)),
    figure('first of 1,000 cards (ms)', medianAt(1)),
    figure('ratio', medianAt(1) / medianAt(0), budgets.scalingRatio),
    figure('admin list opens (ms)', medianAt(2), budgets.adminListOpens),
    figure('keystroke in its search (ms)', medianAt(3), budgets.keystroke),
  ];
}

/** Writes a database with `count` blogs, and returns its folder. */
function writeBlogs(siteDir: string, count: number): string {
  const dir = join(siteDir, `../data-${count}`);
  const blogs = Array.from({ length: count }, (_, index) => ({
    _id: index === 0 ? NEWEST_ID : index.toString(16).padStart(24, '0'),
    title: `What to bring to the visa interview, part ${index + 1}`,
    author: `Writer ${index % 7}`,
    content: 'The embassy asks for the last six months of every account. '.repeat(35),
  }));
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'db.json'), JSON.stringify({ testimonials: [], blogs }));
  return dir;
}

/** From the navigation to the first card that the API returned. */
function timeToFirstCard(browser: Browser, url: string): Promise<number> {
  return withSlowPage(browser, {}, async (page) => {
    await page.goto(url + paths.blogs, { waitUntil: 'commit' });
    const selector = `a[href="${paths.blog(NEWEST_ID)}"]`;
    return timeToPaint(page, { selector, since: 'navigation' });
  });
}

/** Opens the list of blogs from the dashboard, and types a letter into its search. */
function measureAdminList(browser: Browser, url: string): Promise<readonly number[]> {
  const localStorage = [
    { name: SESSION_KEYS.flag, value: 'true' },
    { name: SESSION_KEYS.username, value: 'admin' },
    { name: SESSION_KEYS.expiry, value: String(Date.now() + 180_000) },
  ];
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
  return withSlowPage(browser, { storageState }, async (page) => {
    await openHydrated(page, url + paths.dashboard);
    const list = { selector: 'main li button', since: 'pointerdown' } as const;
    const opens = await timeToPaint(page, list, () =>
      page.locator(`header a[href="${paths.listBlogs}"]`).first().tap(),
    );
    await page.getByRole('searchbox').focus();
    await waitForIdle(page);
    // To the next frame.
    const field = { selector: 'input:focus', since: 'keydown' } as const;
    return [opens, await timeToPaint(page, field, () => page.keyboard.press('e'))];
  });
}
