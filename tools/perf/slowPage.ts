import type { Browser, BrowserContextOptions, Page } from 'playwright';

export const PHONE = { width: 360, height: 740 };

/** The factor by which a cheap phone's processor is slower, as in Lighthouse. */
export const PHONE_CPU_SLOWDOWN = 4;

/** A really slow line: 150 ms round trip, 1.6 Mbit/s down and 750 kbit/s up, in bytes. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** The time after which an effect counts as missing, in ms. */
const PAINT_TIMEOUT_MS = 15_000;

/** Runs `use` with a page of a new visitor on a slow phone, and on request on its line. */
export async function withSlowPage<Result>(
  browser: Browser,
  { hasSlowLine, ...options }: BrowserContextOptions & { readonly hasSlowLine: boolean },
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const defaults = { viewport: PHONE, hasTouch: true, serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ ...defaults, ...options });
  try {
    context.setDefaultTimeout(PAINT_TIMEOUT_MS);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_CPU_SLOWDOWN });
    await devTools.send('Network.enable');
    if (hasSlowLine) await devTools.send('Network.emulateNetworkConditions', SLOW_LINE);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** True if React has hydrated the page. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => 'hydrated' in document.documentElement.dataset);
}

/** Waits until the whole page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/** Waits until the browser has nothing to do. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

interface PaintTarget {
  readonly selector: string;
  readonly since: 'pointerdown' | 'keydown';
}

/** The time until the target is painted, in ms, from the event that `act` causes; else NaN. */
export async function timeToPaint(
  page: Page,
  target: PaintTarget,
  act: () => Promise<void>,
): Promise<number> {
  // In an object, because Playwright would wait for a promise.
  const timer = await page.evaluateHandle(
    ({ selector, since, timeout }) => ({
      painted: new Promise<number>((resolve) => {
        const watchFrom = (start: number) => {
          // Not in each frame: the frames would delay what they wait for.
          const observer = new MutationObserver(check);
          observer.observe(document, { subtree: true, childList: true, attributes: true });
          for (const name of ['toggle', 'input']) document.addEventListener(name, check, true);
          function check() {
            if (!document.querySelector(selector)) return;
            observer.disconnect();
            requestAnimationFrame(waitUntilVisible);
          }
          function waitUntilVisible() {
            const end = () => resolve(performance.now() - start);
            if (document.querySelector(selector)?.checkVisibility())
              // The first task after the frame that contains the target.
              scheduler.postTask(end, { priority: 'user-blocking' });
            else requestAnimationFrame(waitUntilVisible);
          }
        };
        setTimeout(resolve, timeout, Number.NaN);
        const options = { once: true, capture: true };
        document.addEventListener(since, (event) => watchFrom(event.timeStamp), options);
      }),
    }),
    { ...target, timeout: PAINT_TIMEOUT_MS },
  );
  await act();
  return timer.evaluate(({ painted }) => painted);
}
