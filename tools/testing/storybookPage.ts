import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Frame, Locator, Page } from 'playwright';
import { type CallName, callNames, calls } from '#mocks/calls.ts';
import { type ScenarioMenu, scenariosFor } from '#mocks/msw/scenarios.ts';
import { SELECT_STORY_EVENT } from '../../.storybook/events.ts';
import type { Entry } from './storybookVisits.ts';

/** How long a story may take to load, to play and to pass its checks, in ms. */
const STORY_TIMEOUT = 30_000;

/** How long a docs page may take to begin with its next part, in ms. */
const DOCS_PAUSE = 300;

/** The window of an entry that asks for no other. */
const LAPTOP = { width: 1440, height: 900 };

/** The phone on which docs pages are looked at. */
const PHONE = { width: 360, height: 780 };

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

/** The parts of a control that can be pressed. */
const CONTROL = 'input:not(:checked, [readonly]), textarea, select, button';

/** What the code of a docs page calls a component whose name it does not know. */
const UNNAMED = /<(React\.|Styled\(|No Display Name|Component\b)/;

/** How long a story may take to show a changed arg, in ms. */
const CONTROL_PAUSE = 150;

declare global {
  interface Window {
    /** What this page or frame has logged as an error. */
    loggedErrors?: string[];
  }
}

/** Opens a page for entries. `onError` receives uncaught errors. */
export async function openPage(browser: Browser, onError: (text: string) => void): Promise<Page> {
  const page = await browser.newPage({ viewport: LAPTOP });
  page.on('pageerror', ({ message }) => onError(`uncaught: ${message}`));
  // Playwright does not say from which frame a message comes; this runs in each of them.
  await page.addInitScript(() => {
    const logError = console.error;
    const logged: string[] = [];
    window.loggedErrors = logged;
    console.error = (...values: unknown[]) => {
      logError(...values);
      logged.push(values.map(String).join(' '));
    };
  });
  return page;
}

/** The address of a story or a docs page with settings of the toolbars. axe runs in the test of each story. */
const addressOf = (url: string, { id, type }: Entry, globals: string) =>
  `${url}/iframe.html?id=${id}&viewMode=${type}&globals=${globals};a11y.manual:!true`;

/**
 * Opens a story or a docs page, and waits until it is shown and has played, in the window that the
 * story asks for. A story after another one with the same settings is opened in its place, as by a
 * press in the sidebar: to load Storybook anew takes twice as long.
 */
export async function openEntry(page: Page, url: string, entry: Entry, globals: string) {
  const { id, type } = entry;
  const address = addressOf(url, entry, globals);
  await page.setViewportSize(LAPTOP);
  const shown = new URL(page.url()).searchParams;
  const wanted = new URL(address).searchParams;
  const isSwitch =
    type === 'story' &&
    shown.get('id') !== id &&
    ['viewMode', 'globals'].every((name) => shown.get(name) === wanted.get(name));
  if (isSwitch) await page.evaluate(selectStory, [SELECT_STORY_EVENT, id] as const);
  else await page.goto(address);
  await waitForStories(page.mainFrame());
  // The parts of a docs page are loaded and rendered one after the other.
  for (let times = 0; type === 'docs' && times < 2; times++) {
    await page.waitForTimeout(DOCS_PAUSE);
    await waitForStories(page.mainFrame());
  }
  const { windowWidth, windowHeight } = await page.evaluate(() => ({
    ...document.querySelector<HTMLElement>('[data-paused]')?.dataset,
  }));
  if (!windowWidth || Number(windowWidth) === LAPTOP.width) return;
  await page.setViewportSize({ width: Number(windowWidth), height: Number(windowHeight) });
  await page.evaluate(selectStory, [SELECT_STORY_EVENT, id] as const);
  await waitForStories(page.mainFrame());
}

/** Opens a story in the page, anew if it is open, and marks that it has not ended. */
function selectStory([event, storyId]: readonly [string, string]): void {
  delete document.querySelector<HTMLElement>('#storybook-root')?.dataset.end;
  window.dispatchEvent(new CustomEvent(event, { detail: { storyId, viewMode: 'story' } }));
}

/** Waits until a frame shows its story or docs page, and the stories in it have ended. */
async function waitForStories(frame: Frame): Promise<void> {
  await frame.waitForFunction(
    (stories) => {
      if (document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')) return true;
      if (document.querySelector('#storybook-root[data-end]')) return true;
      const onPage = Array.from(document.querySelectorAll(stories));
      return (
        document.querySelector('#storybook-docs :is(h1, h2)') &&
        onPage.every((story) => story.querySelector('[data-end], pre, iframe'))
      );
    },
    STORIES,
    { timeout: STORY_TIMEOUT, polling: 50 },
  );
}

/** What is wrong with a story, or with one in a frame, in words. */
async function inspectStory(frame: Frame): Promise<string[]> {
  const { red, end } = await frame.evaluate(() => ({
    red: document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')
      ? document.querySelector('.sb-errordisplay')?.textContent
      : undefined,
    end: document.querySelector<HTMLElement>('#storybook-root')?.dataset.end,
  }));
  if (red !== undefined) return [`red overlay: ${red}`];
  return end === undefined || end === 'passed' ? [] : [`play function: ${end}`];
}

/**
 * Opens a story that plays by a link with one changed arg. Returns what is wrong, in words: such a
 * link must show the story, and say that its play function is paused.
 */
export async function inspectChangedArg(
  page: Page,
  url: string,
  entry: Entry,
  globals: string,
): Promise<string[]> {
  const root = page.locator('#storybook-root');
  const arg = await root.getAttribute('data-other-arg');
  if (!arg) return [];
  await page.goto(`${addressOf(url, entry, globals)}&args=${encodeURIComponent(arg)}`);
  await waitForStories(page.mainFrame());
  const isPaused = (await page.locator('[data-paused]').count()) > 0;
  const faults = await inspectStory(page.mainFrame());
  if (faults.length === 0 && !isPaused) faults.push('the play function is not paused');
  return faults.map((text) => `${text} in the link with args=${arg}`);
}

/** What is wrong with a docs page on a phone, in words: only a part of it may scroll sideways. */
export async function inspectOnPhone(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  await page.waitForTimeout(CONTROL_PAUSE);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.setViewportSize(LAPTOP);
  return overflow > 0 ? [`scrolls sideways by ${overflow} px on a phone`] : [];
}

/** The headings that a story shows, in each of its frames if it is shown side by side. */
export async function readHeadings(page: Page): Promise<string[]> {
  const frames = page.mainFrame().childFrames();
  const shown = frames.length === 2 ? frames : [page.mainFrame()];
  return await Promise.all(
    shown.map((frame) =>
      frame.evaluate(() =>
        Array.from(document.querySelectorAll('h1, h2, h3'))
          .filter((heading) => heading.checkVisibility())
          .map(({ textContent }) => textContent)
          .join(' | '),
      ),
    ),
  );
}

/** What is wrong with Storybook's panel of steps around a story that is paused, in words. */
export async function inspectPausedPanel(page: Page, url: string, id: string): Promise<string[]> {
  const panel = 'addonPanel=storybook/interactions/panel';
  await page.goto(`${url}/?path=/story/${id}&globals=session:signed-in&${panel}`);
  const region = page.locator('#storybook-panel-root');
  try {
    await region.getByText('Not run.').waitFor({ timeout: STORY_TIMEOUT });
  } catch {
    return [`${id}: the panel of a paused play function does not say 'Not run'`];
  }
  const passes = await region.getByText('Pass', { exact: true }).filter({ visible: true }).count();
  return passes > 0 ? [`${id}: the panel of a paused play function says 'Pass'`] : [];
}

/** A text with characters that Storybook leaves out of an address. */
const LINKED_TEXT = 'Prices may have changed (in 2026): ask us.';

/** Stories with changed args that show this text: one as a text, one within an object. */
const LINKED_ARGS = {
  'components-ui-eyebrow--default': { children: LINKED_TEXT },
  'components-destination-figurenote--before-the-change': {
    figure: {
      topic: 'visa',
      label: 'Fee',
      values: [
        {
          text: LINKED_TEXT,
          source: { label: 'A letter', year: 2026, checked: '2026-11-22' },
          confidence: 'certain',
        },
      ],
    },
  },
};

/** Whether a copied link shows a story with any changed text, in words if it does not. */
export async function inspectCopiedLink(page: Page, url: string): Promise<string[]> {
  const faults = [];
  for (const [id, changed] of Object.entries(LINKED_ARGS)) {
    const args = Buffer.from(JSON.stringify(changed)).toString('base64url');
    await page.goto(`${url}/?path=/story/${id}&globals=args:${args}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    try {
      await preview.getByText(LINKED_TEXT).waitFor({ timeout: STORY_TIMEOUT });
      await page.getByText('Copy link with these values').waitFor({ timeout: STORY_TIMEOUT });
    } catch {
      faults.push(`${id}: a copied link does not show the changed text`);
    }
  }
  return faults;
}

/** What Safari does not have, or only behind a setting. */
const NOT_IN_SAFARI = ['requestIdleCallback', 'scheduler'];

/** What is wrong with a story in a browser without what Safari lacks, in words. */
export async function inspectAsInSafari(page: Page, url: string, entry: Entry, globals: string) {
  await page.addInitScript((names) => {
    for (const name of names) Reflect.deleteProperty(window, name);
  }, NOT_IN_SAFARI);
  await openEntry(page, url, entry, globals);
  return (await inspectStory(page.mainFrame())).map((text) => `${entry.id} as in Safari: ${text}`);
}

/** How long a page must look the same before its text is read, in ms. */
const SETTLED = 400;

/**
 * The text that a story shows under the scenario of its address, once it no longer changes; undefined
 * if the toolbar does not offer this scenario for it, or if it loads nothing before a press.
 */
export async function readLoadedText(page: Page, globals: string): Promise<string | undefined> {
  const root = page.locator('#storybook-root');
  const called = (await root.getAttribute('data-calls'))?.split(' ') ?? [];
  const loads = called.filter((name) => callNames.some((call) => call === name && isGet(call)));
  const [menu, name] = globals.split(':') as [ScenarioMenu, string];
  if (!(name in scenariosFor(new Set(loads), menu))) return undefined;
  let text = '';
  for (let last: string | undefined; text !== last; ) {
    last = text;
    await page.waitForTimeout(SETTLED);
    text = (await root.textContent()) ?? '';
  }
  return text;
}

const isGet = (name: CallName) => calls[name].method === 'GET';

/**
 * Presses every control of a docs page once, and counts it with `onPress`. Returns the errors of the
 * stories, in words.
 */
export async function pressControls(page: Page, onPress: () => void): Promise<string[]> {
  await page.evaluate(() => window.loggedErrors?.splice(0));
  const errors = new Set<string>();
  for (const row of await page.locator('.docblock-argstable-body tr').all()) {
    const control = row.locator('td:last-child').locator(CONTROL).first();
    if ((await control.count()) === 0) continue;
    await pressControl(control);
    onPress();
    await page.waitForTimeout(CONTROL_PAUSE);
    const name = await row.locator('td').first().textContent();
    for (const text of await page.evaluate(readErrors, STORIES))
      if (!EXPECTED.test(text)) errors.add(`${text} after the control ${name}`);
  }
  return [...errors, ...(await inspectFrames(page))];
}

/** What a docs page has logged since the last time, and what its stories show instead of themselves. */
function readErrors(stories: string): string[] {
  const shown = Array.from(
    document.querySelectorAll<HTMLElement>(`${stories} pre, .sb-errordisplay`),
  );
  return [
    ...(window.loggedErrors?.splice(0) ?? []),
    ...shown.filter((it) => it.offsetParent).map(({ textContent }) => textContent ?? ''),
  ];
}

/** Sets another value, or presses the button that sets the first one. */
async function pressControl(control: Locator): Promise<void> {
  const kind = await control.evaluate((it) =>
    it instanceof HTMLInputElement ? it.type : it.localName,
  );
  if (kind === 'select') await control.selectOption({ index: 1 });
  else if (kind === 'number') await control.fill('3');
  else if (kind === 'text' || kind === 'textarea') await control.fill('Another text');
  // A switch and a radio button are under their labels.
  else await control.dispatchEvent('click');
}

/** What is wrong with the page, in words. `ids` are those of all stories and docs pages. */
export async function inspect(
  page: Page,
  entry: Entry,
  globals: string,
  ids: ReadonlySet<string>,
): Promise<string[]> {
  const { overflow, isPaused } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    isPaused: document.querySelector('[data-paused]') !== null,
  }));
  return [
    ...(await inspectStory(page.mainFrame())),
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
    ...(isPaused && globals.startsWith('scheme:') ? ['the play function is paused'] : []),
    ...(entry.type === 'docs' ? await inspectDocs(page, entry, globals, ids) : []),
    ...(await inspectFrames(page)),
  ];
}

async function inspectDocs(
  page: Page,
  { title }: Entry,
  globals: string,
  ids: ReadonlySet<string>,
) {
  const faults = await page.evaluate((stories) => {
    const shown = (selector: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((it) => it.offsetParent);
    return {
      logs: window.loggedErrors ?? [],
      errors: shown(`${stories} pre, .sb-errordisplay`).map(({ textContent }) => textContent),
      dialogs: document.querySelectorAll('dialog[open], [role="dialog"]').length,
      scheme: document.documentElement.dataset.scheme,
      isUsed: document.querySelector('[data-users] li') !== null,
      code: document.querySelector('.sbdocs-preview pre')?.textContent,
      links: Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href*="path="]'), (it) =>
        new URL(it.href).searchParams.get('path'),
      ),
    };
  }, STORIES);
  const isComponent = title.startsWith('Components/');
  const dead = faults.links.filter((path) => !ids.has(path?.replace(/.*\//, '') ?? ''));
  return [
    ...faults.logs.filter((text) => !EXPECTED.test(text)).map((text) => `console: ${text}`),
    ...faults.errors.map((text) => `error on the docs page: ${text}`),
    ...(isComponent && !faults.isUsed ? ['no place is named where it is used'] : []),
    ...(isComponent && !faults.code ? ['no code is shown'] : []),
    ...(isComponent && UNNAMED.test(faults.code ?? '')
      ? ['the code has a component without name']
      : []),
    ...(faults.dialogs > 0 ? ['a dialog covers the docs page'] : []),
    ...(`scheme:${faults.scheme}` === globals ? [] : [`the docs page is ${faults.scheme}`]),
    ...dead.map((path) => `a link leads to ${path}, which does not exist`),
    ...(await findViolations(page)),
  ];
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

/** Waits for the stories in the frames of a page, and says what is wrong with them. */
async function inspectFrames(page: Page): Promise<string[]> {
  const faults = await Promise.all(
    page
      .mainFrame()
      .childFrames()
      .map(async (frame) => {
        const element = await frame.frameElement();
        // A map is in a frame, too. The second frame of two side by side has no address at first.
        const address = await element.getAttribute('src');
        if (address !== null && !address.includes('iframe.html')) return [];
        await frame.waitForURL(/iframe\.html/, { timeout: STORY_TIMEOUT });
        await waitForStories(frame);
        const { searchParams } = new URL(frame.url());
        const where = `${searchParams.get('id')} in ${searchParams.get('globals')}`;
        return (await inspectStory(frame)).map((text) => `${text} in the frame of ${where}`);
      }),
  );
  return faults.flat();
}
