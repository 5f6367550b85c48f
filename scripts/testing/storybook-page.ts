import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Frame, Page } from 'playwright';
import type { Entry, Visits } from './storybook-visits.ts';

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

/** Rules about a whole page: a docs page shows a component several times, with the same landmarks. */
const PAGE_RULES = [
  ...['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'],
  ...['landmark-unique', 'landmark-no-duplicate-main', 'landmark-no-duplicate-banner'],
];

interface Channel {
  on(event: string, listener: (...values: unknown[]) => void): void;
  emit(event: string, value: unknown): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    /** The faults since the last story was opened. */
    storybookFaults?: string[];
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
      red: isRed ? document.querySelector('.sb-errordisplay')?.textContent?.trim() : undefined,
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
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(PAGE_RULES)
    // Storybook's own control for objects has list items without a list.
    .exclude('.rejt-tree')
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `axe ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Waits for the two frames of 'side by side', and says what is wrong in them. */
export async function inspectFrames(page: Page, { id }: Entry): Promise<string[]> {
  const frames = page.mainFrame().childFrames();
  const faults = await Promise.all(
    frames.map(async (frame) => {
      await waitForStories(frame, id);
      const error = await frame.evaluate(() =>
        document.body.matches('.sb-show-errordisplay')
          ? document.querySelector('.sb-errordisplay')?.textContent?.trim()
          : undefined,
      );
      const globals = new URL(frame.url()).searchParams.get('globals');
      return error === undefined ? [] : [`red overlay in ${globals}: ${error}`];
    }),
  );
  return frames.length === 2 ? faults.flat() : [`shows ${frames.length} frames instead of two`];
}
