import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Frame, Page } from 'playwright';
import type { Entry, Visits } from './storybookVisits.ts';

/** How long a story may take to load, to play and to pass its checks, in ms. */
const STORY_TIMEOUT = 30_000;

/** How long a docs page may take to begin with its next part, in ms. */
const DOCS_PAUSE = 300;

/** The docs page that is opened first, because a story would begin before its events are recorded. */
const FIRST_PAGE = 'welcome-accessibility--docs';

/** Storybook's events that mean a fault. */
const FAULTS = [
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
];

/** What the browser and the site log when a request fails that has to fail. */
const EXPECTED = /Failed to load|status of \d{3}|net::ERR_FAILED|is not shown|AxiosError/;

/** Rules about a whole page, which a story on a docs page is not. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main'];

/** Rules about a whole page that a page with stories breaks: it has their landmarks and headings. */
const ORDER_RULES = [
  ...['heading-order', 'landmark-unique', 'landmark-main-is-top-level'],
  ...['landmark-no-duplicate-main', 'landmark-no-duplicate-banner'],
  'landmark-no-duplicate-contentinfo',
];

/** The stories on a docs page. */
const STORIES = '.sb-story';

interface Channel {
  on(event: string, listener: (...values: unknown[]) => void): void;
  emit(event: string, value: unknown): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    /** The faults since the last story was opened. */
    storybookFaults?: string[];
    /** What a docs page itself, not a frame in it, has logged as an error. */
    docsErrors?: string[];
    /** The docs page that was rendered last. */
    renderedDocs?: unknown;
  }
}

/** Opens Storybook with some settings. `onLog` receives console errors and uncaught errors. */
export async function openStorybook(
  browser: Browser,
  url: string,
  { globals, window: viewport }: Pick<Visits, 'globals' | 'window'>,
  onLog: (text: string) => void,
): Promise<Page> {
  const page = await browser.newPage({ viewport });
  page.on('pageerror', ({ message }) => onLog(`uncaught: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      onLog(`console: ${message.text()}`);
  });
  // axe runs in the test of each story.
  const settings = `${globals};a11y.manual:!true`;
  await page.goto(`${url}/iframe.html?id=${FIRST_PAGE}&viewMode=docs&globals=${settings}`);
  await page.waitForFunction(() => document.querySelector('#storybook-docs h1'));
  await page.evaluate((events) => {
    // Playwright does not say from which frame a message comes; this is the page itself.
    const logError = console.error;
    console.error = (...values: unknown[]) => {
      logError(...values);
      window.docsErrors?.push(values.map(String).join(' '));
    };
    window.__STORYBOOK_ADDONS_CHANNEL__.on('docsRendered', (id) => {
      window.renderedDocs = id;
    });
    for (const event of events) {
      window.__STORYBOOK_ADDONS_CHANNEL__.on(event, (value) => {
        const { message, title } = Object(Array.isArray(value) ? value[0] : value);
        window.storybookFaults?.push(`${event}: ${message ?? title ?? ''}`);
      });
    }
  }, FAULTS);
  return page;
}

/** Opens a story or a docs page and waits until it is shown and has played. */
export async function openEntry(page: Page, { id, type }: Entry): Promise<void> {
  await page.evaluate(
    ([storyId, viewMode]) => {
      window.storybookFaults = [];
      window.docsErrors = [];
      window.renderedDocs = undefined;
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode });
    },
    [id, type],
  );
  await waitForStories(page.mainFrame(), id);
  // The parts of a docs page are loaded and rendered one after the other.
  for (let times = 0; type === 'docs' && times < 2; times++) {
    await page.waitForTimeout(DOCS_PAUSE);
    await waitForStories(page.mainFrame(), id);
  }
}

/** Waits until the stories of a frame have ended, and the page shows the entry. */
async function waitForStories(frame: Frame, id: string): Promise<void> {
  await frame.waitForFunction(
    (entryId) => {
      const { currentSelection, storyRenders } = Object(window).__STORYBOOK_PREVIEW__ ?? {};
      if (currentSelection?.storyId !== entryId) return false;
      if (document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')) return true;
      const renders: { id: string; phase: string }[] = storyRenders;
      const isShown = entryId.endsWith('--docs')
        ? window.renderedDocs === entryId && document.querySelector('#storybook-docs :is(h1, h2)')
        : renders.some((render) => render.id === entryId);
      const ends = ['finished', 'errored', 'aborted'];
      return isShown && renders.every(({ phase }) => ends.includes(phase));
    },
    id,
    { timeout: STORY_TIMEOUT, polling: 50 },
  );
}

/** What is wrong with the page, in words. */
export async function inspect(page: Page, entry: Entry, globals: string): Promise<string[]> {
  const scheme = globals === 'scheme:dark' ? 'dark' : 'light';
  const faults = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const shown = (selector: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((it) => it.offsetParent);
    const isRed = document.body.matches('.sb-show-errordisplay, .sb-show-nopreview');
    return {
      events: window.storybookFaults ?? [],
      logs: window.docsErrors ?? [],
      red: isRed ? document.querySelector('#error-stack')?.textContent?.trim() : undefined,
      redInDocs: shown('#storybook-docs .sb-story pre, #storybook-docs .sb-errordisplay').map(
        ({ textContent }) => textContent,
      ),
      dialogs: document.querySelectorAll('dialog[open], [role="dialog"]').length,
      overflow: scrollWidth - clientWidth,
      last: document.querySelector<HTMLElement>('[data-navigated-to]')?.dataset.navigatedTo,
      scheme: document.documentElement.dataset.scheme,
    };
  });
  const isPlayed =
    globals.startsWith('scheme:') && globals !== 'scheme:both' && isOwnSize(page, entry);
  const isRed = faults.red !== undefined && !faults.events.some((text) => text.startsWith('story'));
  return [
    ...faults.events,
    ...(entry.type === 'docs' ? faults.logs : [])
      .filter((text) => !EXPECTED.test(text))
      .map((text) => `console: ${text}`),
    ...(isRed ? [`red overlay: ${faults.red}`] : []),
    ...faults.redInDocs.map((text) => `error on the docs page: ${text}`),
    ...(faults.overflow > 0 ? [`scrolls sideways by ${faults.overflow} px`] : []),
    ...(isPlayed && entry.type === 'story' && faults.last !== entry.endsAt
      ? [`ends at ${faults.last ?? 'its own address'} instead of ${entry.endsAt ?? 'its own'}`]
      : []),
    ...(entry.type === 'docs' && faults.scheme !== scheme
      ? [`the docs page is ${faults.scheme} instead of ${scheme}`]
      : []),
    ...(entry.type === 'docs' && faults.dialogs > 0 ? ['a dialog covers the docs page'] : []),
    ...(entry.type === 'docs' ? await findViolations(page) : []),
  ];
}

/** Whether the window is as wide as the story asks for; otherwise its play rests. */
function isOwnSize(page: Page, { viewport }: Entry): boolean {
  return !viewport || viewport.width === page.viewportSize()?.width;
}

/** The violations that axe finds on a docs page. */
async function findViolations(page: Page): Promise<string[]> {
  const hasStories = (await page.locator(`${STORIES}, iframe`).count()) > 0;
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(hasStories ? ORDER_RULES : [])
    // Storybook's own control for objects has list items without a list.
    .exclude('.rejt-tree')
    .setLegacyMode()
    .analyze();
  const found = violations.map(async ({ id, nodes }) => {
    const targets = nodes.map(({ target }) => target.map(String));
    const own = PAGE_RULES.includes(id) ? await outsideOfStories(page, targets) : targets;
    return own.length > 0 ? [`axe ${id} at ${own.map((it) => it.join(' ')).join(', ')}`] : [];
  });
  return (await Promise.all(found)).flat();
}

/** The targets that are part of the docs page itself, not of a story on it or in a frame. */
async function outsideOfStories(page: Page, targets: string[][]): Promise<string[][]> {
  return await page.evaluate(
    ([all, stories]) =>
      all.filter(([selector = '', ...inFrame]) => {
        return inFrame.length === 0 && !document.querySelector(selector)?.closest(stories);
      }),
    [targets, STORIES] as const,
  );
}

/** Waits for the stories in the frames of a page, and says which show a red overlay. */
export async function inspectFrames(page: Page): Promise<string[]> {
  const faults = await Promise.all(
    page
      .mainFrame()
      .childFrames()
      .map(async (frame) => {
        await frame.waitForURL(/iframe\.html/, { timeout: STORY_TIMEOUT });
        const { searchParams } = new URL(frame.url());
        await waitForStories(frame, searchParams.get('id') ?? '');
        const error = await frame.evaluate(() =>
          document.body.matches('.sb-show-errordisplay')
            ? document.querySelector('#error-stack')?.textContent?.trim()
            : undefined,
        );
        const where = `${searchParams.get('id')} in ${searchParams.get('globals')}`;
        return error === undefined ? [] : [`red overlay in the frame of ${where}: ${error}`];
      }),
  );
  return faults.flat();
}
