import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { PHONE, untilTakenOver } from './bytes.ts';

/** How many times slower a cheap phone is than this machine: as Lighthouse has it. */
const SLOWDOWN = 4;

interface SlowOptions {
  /** As fast as this machine after all. */
  readonly isFast?: boolean;
  /** Only links that are pressed are fetched: the visitor asks for little data. */
  readonly savesData?: boolean;
  /** What has to be done with the profile before its page opens. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** A page on a slow phone, and the browser's tools for it. */
export interface SlowPage {
  readonly page: Page;
  readonly tools: CDPSession;
}

/** Opens a page as a first visitor on a slow phone does, and closes it after `use`. */
export async function withSlowPage<Result>(
  browser: Browser,
  { isFast = false, savesData = false, prepare }: SlowOptions,
  use: (opened: SlowPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    await prepare?.(context);
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: isFast ? 1 : SLOWDOWN });
    if (savesData) await tools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    return await use({ page, tools });
  } finally {
    await context.close();
  }
}

/** Opens an address, moves as a visitor does, and waits until the site's script has taken over. */
export async function openTakenOver(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.mouse.move(1, 1);
  await untilTakenOver(page);
  await untilCalm(page);
}

/** Waits until a page has nothing to do: no request under way, and the browser idle. */
export async function untilCalm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}
