import { type BrowserContext, errors, type Page } from 'playwright';

/** What is waited for, and since when. */
export interface Wish {
  /** Matches as soon as what is waited for is in the page. */
  readonly selector: string;
  /** Since the first press, also where it leads to another document; or since the document began. */
  readonly since: 'press' | 'start';
}

const START = 'bench-start';
const END = 'bench-end';

/** Makes the pages of a browser profile note when what is waited for has been painted. */
export async function watchPaint(context: BrowserContext, wish: Wish): Promise<void> {
  await context.addInitScript(notePaint, { ...wish, startKey: START, endKey: END });
}

/** How long a paint is waited for, in ms. */
const PATIENCE = 30_000;

/** Waits for that paint; returns how long it took, in ms: Infinity where it does not come. */
export async function paintTime(page: Page): Promise<number> {
  try {
    // By the clock: frames are what is measured.
    const options = { polling: 50, timeout: PATIENCE };
    await page.waitForFunction((key) => sessionStorage.getItem(key), END, options);
  } catch (error) {
    if (error instanceof errors.TimeoutError) return Number.POSITIVE_INFINITY;
    throw error;
  }
  const [start, end] = await page.evaluate(
    (keys) => keys.map((key) => Number(sessionStorage.getItem(key))),
    [START, END],
  );
  return (end ?? Number.NaN) - (start ?? Number.NaN);
}

/**
 * Runs in each document before its own scripts. Playwright sends it by its source: it may use
 * nothing from outside, and name no function inside, since tsx would wrap that in a helper.
 */
function notePaint(wish: Wish & { readonly startKey: string; readonly endKey: string }): void {
  if (!window.location.protocol.startsWith('http')) return;
  const { selector, since, startKey, endKey } = wish;
  // Kept for the next document only when this one is left: writing it down takes ms of the press.
  const kept = Number(sessionStorage.getItem(startKey));
  const watch = {
    start: kept,
    begin(time: number) {
      if (this.start) return;
      this.start = performance.timeOrigin + time;
      this.look();
    },
    look() {
      requestAnimationFrame(() => (document.querySelector(selector) ? this.end() : this.look()));
    },
    keep() {
      if (this.start) sessionStorage.setItem(startKey, String(this.start));
    },
    end() {
      // What is asked for in a frame comes after its paint; so urgently, before anything else.
      void scheduler.postTask(
        () => {
          const now = performance.timeOrigin + performance.now();
          this.keep();
          sessionStorage.setItem(endKey, String(now));
        },
        { priority: 'user-blocking' },
      );
    },
  };
  if (since === 'start') watch.begin(0);
  else if (kept) watch.look();
  else window.addEventListener('pointerdown', ({ timeStamp }) => watch.begin(timeStamp), true);
  window.addEventListener('pagehide', () => watch.keep());
}
