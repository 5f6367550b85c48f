import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import sirv from 'sirv';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { networkTitles } from '#mocks/msw/choices.ts';
import { listen } from '../listen.ts';

/** The number of pages that are opened under each choice of the menu Network. */
const PAGES = 10;

/** The longest time that a docs page or a story may take to appear, in ms. */
const TIMEOUT = 30_000;

/** The time for which a page stays open for errors of what it loads later, in ms. */
const PAUSE = 300;

/** Log messages when a request or a page has to fail, or a play function finds nothing to press. */
const EXPECTED =
  /Failed to load|status of \d{3}|net::ERR_FAILED|is not shown|had nothing to show|AxiosError|at Instrumenter/;

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });
// Stories need the worker of their mock backend.
test.use({ viewport: { width: 360, height: 780 }, serviceWorkers: 'allow' });

const dir = process.env.SITE_DIR ?? 'storybook-static';
let server: Awaited<ReturnType<typeof listen>>;

test.beforeAll(async () => {
  server = await listen(sirv(dir, { maxAge: 3600 }));
});

test.afterAll(() => server.close());

function readEntries(isChosen: (entry: IndexEntry) => boolean): string[] {
  const { entries }: StoryIndex = JSON.parse(readFileSync(join(dir, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(isChosen)
    .map(({ id }) => id);
}

/** The faults of a docs page or a story: an error, or sideways scroll. */
async function findFaults(context: BrowserContext, query: string): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) faults.push(message.text());
  });
  await page.goto(`http://localhost:${server.port}/iframe.html?${query}`);
  const shown = '#storybook-docs :is(h1, h2), #storybook-root > *, .sb-errordisplay';
  const first = page.locator(shown).filter({ visible: true }).first();
  await first.waitFor({ timeout: TIMEOUT }).catch(({ message }) => faults.push(message));
  await page.waitForTimeout(PAUSE);
  const errors = page
    .locator('.sb-errordisplay, .sb-story pre:not(:has(code))')
    .filter({ visible: true });
  faults.push(...(await errors.allTextContents()));
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) faults.push(`scrolls sideways by ${overflow} px`);
  await page.close();
  return faults;
}

test('every docs page opens on a phone', async ({ context }) => {
  const ids = readEntries(({ type }) => type === 'docs');
  expect(ids).not.toHaveLength(0);
  for (const id of ids) {
    expect.soft(await findFaults(context, `id=${id}&viewMode=docs`), id).toEqual([]);
  }
});

for (const [network, title] of Object.entries(networkTitles)) {
  test(`ten pages open on a phone with the network: ${title}`, async ({ context }) => {
    const ids = readEntries(({ id }) => /^pages-.*--loaded$/.test(id)).slice(0, PAGES);
    expect(ids).toHaveLength(PAGES);
    for (const id of ids) {
      const query = `id=${id}&viewMode=story&globals=network:${network}`;
      expect.soft(await findFaults(context, query), id).toEqual([]);
    }
  });
}

for (const [globals, story] of [
  ['network:serverError;scheme:both', 'blogs--loaded'],
  ['network:offline', 'contact--nothing-filled-in'],
  ['data:empty', 'blogs--loaded'],
  ['session:signed-out', 'dashboard--loaded'],
  ['text:long', 'blogs--loaded'],
  ['page:whole', 'contact--nothing-filled-in'],
] as const) {
  test(`no step fails, and all menus have room, with ${globals}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const query = `path=/story/pages-${story}&globals=${globals}`;
    await page.goto(`http://localhost:${server.port}/?${query}`);
    await page.getByRole('tab', { name: 'Interactions' }).click();
    await expect(page.getByText('Pass', { exact: true })).toBeVisible({ timeout: TIMEOUT });
    const menu = new RegExp(`^${globals.replace(/:.*/, '')}$`, 'i');
    await expect(page.getByRole('combobox', { name: menu })).toBeInViewport({ ratio: 1 });
    const fullScreen = page.getByRole('button', { name: 'Enter full screen' });
    await expect(fullScreen).toBeInViewport({ ratio: 1 });
  });
}

test('a choice that is made while the story loads anew is kept', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://localhost:${server.port}/?path=/story/pages-blogs--loaded`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('article').first()).toBeVisible({ timeout: TIMEOUT });
  const reloaded = page.waitForResponse(/iframe\.html\?.*data/);
  await page.getByRole('combobox', { name: 'Data' }).selectOption('One entry');
  await reloaded;
  await page.getByRole('combobox', { name: 'Text' }).selectOption('Text × 2');
  await page.getByRole('combobox', { name: 'Page' }).selectOption('Whole page');
  await expect(story.locator('html')).toHaveCSS('font-size', '32px', { timeout: TIMEOUT });
  await expect(story.getByRole('banner')).toBeVisible({ timeout: TIMEOUT });
  await expect(story.getByRole('article')).toHaveCount(1);
});

test('a story plays on a docs page, which does not scroll to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 300 });
  const query = 'id=patterns-upload--docs&viewMode=docs';
  await page.goto(`http://localhost:${server.port}/iframe.html?${query}`);
  const frame = page.frameLocator('iframe[title=Uploading]');
  await expect(frame.getByText('Cancel upload')).toBeVisible({ timeout: TIMEOUT });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the view of all pages and states is there again after Back', async ({ page }) => {
  await page.goto(`http://localhost:${server.port}/?path=/docs/welcome-pages-and-states--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const view = docs.getByRole('radio', { name: 'dark, 360 px (no pictures)' });
  await view.check({ timeout: TIMEOUT });
  await docs.getByRole('link', { name: 'Loading' }).first().click();
  await expect(page).toHaveURL(/path=\/story\/pages-.*scheme:dark/);
  await page.goBack();
  await expect(view).toBeChecked({ timeout: TIMEOUT });
});
