import { type Browser, chromium, type Page } from 'playwright';
import { findChromium, launchArgs } from '../chromium.mjs';

/** Slow 4G, and a processor slowed four times: the line of the bench. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const CPU_SLOWDOWN = 4;
const RUNS = 3;
const GIVE_UP_MS = 20_000;

const phone = { width: 390, height: 844 };
const laptop = { width: 1440, height: 900 };

interface FirstInteraction {
  readonly name: string;
  readonly path: string;
  readonly viewport: { width: number; height: number };
  /** The element that is clicked. */
  readonly target: string;
  /** Matches once the click shows its effect, or that the effect is coming. */
  readonly shown: string;
}

const interactions: readonly FirstInteraction[] = [
  {
    name: 'An answer of the FAQ',
    path: '/testpreparation/ielts',
    viewport: phone,
    target: 'main :is(details[name] summary, .MuiAccordionSummary-root) >> nth=0',
    shown: 'main :is(details[name][open] p, .MuiAccordionSummary-root[aria-expanded="true"])',
  },
  {
    name: "The phone's menu",
    path: '/about',
    viewport: phone,
    target: '[aria-label="Open menu"]',
    shown: ':is(dialog[open], :popover-open) [aria-label="Close menu"]',
  },
  {
    name: 'A menu of the header',
    path: '/about',
    viewport: laptop,
    target: 'header nav button >> nth=0',
    shown: 'header nav :popover-open a, header nav [data-open] a',
  },
  {
    name: 'The colour scheme',
    path: '/about',
    viewport: laptop,
    target: 'header button:is([name="color-scheme"], [aria-label^="Colour scheme"])',
    shown: '[data-scheme="dark"] body, header [aria-label^="Colour scheme: "]',
  },
  {
    name: 'A country on /compare',
    path: '/compare',
    viewport: phone,
    target: 'input[type="checkbox"] >> nth=0',
    shown: ':checked',
  },
  {
    name: "'Show map'",
    path: '/contact',
    viewport: phone,
    target: 'text="Show map"',
    shown: 'details[open] div, iframe',
  },
];

/** Starts a clock at the click, which stops with the first frame that shows the effect. */
function watch({ shown, giveUp }: { shown: string; giveUp: number }): Promise<number> {
  return new Promise((resolve) => {
    const start = ({ timeStamp }: Event) => {
      const look = () => {
        const passed = performance.now() - timeStamp;
        const isShown = document.querySelector(shown)?.checkVisibility();
        if (isShown || passed > giveUp) setTimeout(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('pointerdown', start, { once: true, capture: true });
  });
}

async function measure(browser: Browser, url: string, it: FirstInteraction): Promise<number> {
  const context = await browser.newContext({ viewport: it.viewport, serviceWorkers: 'block' });
  // tsx names the functions of this file by a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (it) => it');
  const page: Page = await context.newPage();
  // Without an end: only what works before the site's scripts is measured.
  await page.route(/\.js$/, () => {});
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url + it.path, { waitUntil: 'commit' });
  const target = page.locator(it.target);
  await target.scrollIntoViewIfNeeded();
  const watched = page.evaluate(watch, { shown: it.shown, giveUp: GIVE_UP_MS });
  await target.click();
  const ms = await watched;
  await context.close();
  return ms;
}

/** Prints how long each first interaction of a served site takes, in ms, as a median. */
export async function main([url = 'http://127.0.0.1:4173']: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...launchArgs] });
  for (const it of interactions) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await measure(browser, url, it));
    const median = times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
    console.log(`${it.name.padEnd(24)} ${Math.round(median)} ms  (${times.map(Math.round)})`);
  }
  await browser.close();
}
