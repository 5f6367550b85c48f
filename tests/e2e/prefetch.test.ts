import type { Page } from 'playwright';
import { test } from 'vitest';
import { paths } from '#src/content/paths.ts';
import { launchBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { serveSite } from './site.ts';

declare global {
  interface Window {
    /** The text of each heading that has come, and whether it could be seen. */
    headings: [text: string, isVisible: boolean][];
  }
}

const served = serveSite();
const { openReady } = launchBrowser(served);

/** The scripts that the page asks for from now on, without folder and hash. */
function recordScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(\w+)-[^/]*\.js$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

/**
 * Ends when the page has run these scripts. The browser lists one a while after it has asked for it.
 * As text, since Vite changes imports.
 */
const haveRun = (page: Page, names: readonly string[]) =>
  page.evaluate(`(async () => {
    for (const name of ${JSON.stringify(names)}) {
      const find = () =>
        performance.getEntriesByType('resource').find((it) => it.name.includes('/' + name + '-'));
      while (!find()) await new Promise((later) => setTimeout(later, 20));
      await import(find().name);
    }
  })()`);

const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('a link that is pointed at has its page loaded when it is pressed', async () => {
  const page = await openReady('/compare', { viewport: { width: 1280, height: 800 } });
  const scripts = recordScripts(page);
  await headerLink(page, 'About Us').hover();
  await expect.poll(() => scripts).toContain('AboutPage');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await headerLink(page, 'About Us').click();
  await expect(page).toHaveTitle(/^About/);
  expect(scripts.slice(before)).toEqual([]);
});

test('a page that is loaded is gone to at once', async () => {
  const page = await openReady(paths.home);
  const scripts = recordScripts(page);
  const guide = page.locator(`main a[href="${paths.studyIn('uk')}"]`).first();
  /** Where one is as soon as the press is over, before anything that was waited for. */
  const press = () =>
    guide.evaluate((link: HTMLAnchorElement) => {
      link.click();
      return window.location.pathname;
    });
  await guide.hover();
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['DestinationPage', 'uk']));
  await haveRun(page, ['DestinationPage', 'uk']);
  expect(await press()).toBe(paths.studyIn('uk'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('UK');
});

/** From now on notes, in the page, each heading of a page that comes, and whether it can be seen. */
function recordHeadings(): void {
  window.headings = [];
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof HTMLElement)) continue;
      const heading = added.matches('h1') ? added : added.querySelector('h1');
      if (heading) window.headings.push([heading.textContent, heading.checkVisibility()]);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

test('a page that is loaded is rehearsed out of sight, and asks for nothing', async () => {
  const page = await openReady('/compare', { viewport: { width: 1280, height: 800 } });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.evaluate(recordHeadings);
  await headerLink(page, 'Testimonials').hover();
  const rehearsed = () => page.evaluate(() => window.headings);
  await expect.poll(rehearsed).toEqual([['Hear From Our Students', false]]);
  await expect(page.locator('h1')).toHaveText(['Compare destinations']);
  await expect(page).toHaveTitle(/^Compare/);
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await headerLink(page, 'Testimonials').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hear From Our Students');
  // The page before has gone, it is not only hidden.
  await expect(page.locator('h1')).toHaveCount(1);
});

test('a page that fails when it is rehearsed does no harm to the one that is open', async () => {
  const fail = "performance.mark('failed'); throw new Error('Broken');";
  const page = await openReady('/compare', {
    viewport: { width: 1280, height: 800 },
    expected: [/Broken/],
    prepare: (fresh) =>
      fresh.route('**/assets/AboutPage-*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `export function AboutPage() { ${fail} }`,
        }),
      ),
  });
  const failures = () => page.evaluate(() => performance.getEntriesByName('failed').length);
  await headerLink(page, 'About Us').hover();
  await expect.poll(failures).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare destinations');
  await headerLink(page, 'About Us').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error');
});

test('what comes into view of somebody who scrolls is loaded, with its facts', async () => {
  const page = await openReady('/', { viewport: { width: 1280, height: 800 } });
  const scripts = recordScripts(page);
  await page.locator('#destinations').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['DestinationPage', 'uk']));
});

test('somebody who saves data is left alone', async () => {
  const page = await openReady('/compare', {
    viewport: { width: 1280, height: 800 },
    prepare: (fresh) =>
      fresh.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      ),
  });
  const scripts = recordScripts(page);
  await headerLink(page, 'About Us').hover();
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
});
