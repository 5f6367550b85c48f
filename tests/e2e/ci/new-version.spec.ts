import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { footer, gotoHydrated, heading, test, waitForHydration } from '../fixtures.ts';
import { saveData } from '../requests.ts';
import { cachedPaths, offlineErrors, waitForPrecache } from '../service-worker.ts';

// The tests deploy into the served folder; the host's CSP has the hashes of the old scripts.
test.use({ siteKind: 'copied build', bypassCSP: true });
// Each deployment rewrites every file.
test.slow();

function deployNewVersion(dir: string): void {
  const assets = readdirSync(join(dir, 'assets'));
  const renamed = new Map(assets.map((name) => [name, name.replace(/(?=\.\w+$)/, '2')] as const));
  for (const [from, to] of renamed) renameSync(join(dir, 'assets', from), join(dir, 'assets', to));
  const texts = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    ['.html', '.js', '.css'].includes(extname(name)),
  );
  for (const name of texts) {
    const text = readFileSync(join(dir, name), 'utf8');
    writeFileSync(
      join(dir, name),
      text.replace(/[\w-]+\.(?:js|css|woff2)\b/g, (file) => renamed.get(file) ?? file),
    );
  }
}

const loadedFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );

const entryScript = async (page: Page) =>
  (await loadedFiles(page)).find((path) => /\/index-[^/]+\.js$/.test(path)) ?? '';

const updateWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update());

/**
 * Waits until the worker has cached the files of the page, its last chunk too. Before, a deployment
 * would take files away that it still fetches, and a new worker waits until the old one is done.
 */
async function waitForRest(page: Page) {
  await expect
    .poll(() => loadedFiles(page))
    .toContainEqual(expect.stringContaining('registerServiceWorker-'));
  const notCached = async () => {
    const cached = await cachedPaths(page);
    return (await loadedFiles(page)).filter((path) => !cached.includes(path));
  };
  await expect.poll(notCached).toEqual([]);
}

const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message' });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version is offered, or comes with a page', async ({ page, site, expectedErrors }) => {
    expectedErrors.push(...offlineErrors);
    const notice = page.getByRole('complementary', { name: 'New version' });
    await gotoHydrated(page, '/contact');
    await waitForPrecache(page);
    const oldScript = await entryScript(page);

    async function installNewVersion() {
      deployNewVersion(site.dir);
      const changed = page.evaluate(
        () =>
          new Promise((resolve) =>
            navigator.serviceWorker.addEventListener('controllerchange', resolve),
          ),
      );
      await updateWorker(page);
      await changed;
      await waitForIdle(page);
    }

    await test.step('it is offered once it is installed', async () => {
      await messageField(page).fill('Half a thought');
      await installNewVersion();
      await expect(notice).toBeVisible();
    });

    await test.step('the next one is offered too if this one was left for later', async () => {
      await notice.getByRole('button', { name: 'Later' }).click();
      await expect(notice).toHaveCount(0);
      await installNewVersion();
      await expect(notice).toBeVisible();
    });

    await test.step('it does not change the open page', async () => {
      await footer(page).getByRole('link', { name: 'About Us' }).click();
      await expect(heading(page)).toHaveText('About Us');
      expect(await entryScript(page)).toBe(oldScript);
    });

    await test.step('it loads on a click, and keeps the text of a form', async () => {
      const loaded = page.waitForEvent('load');
      await notice.getByRole('button', { name: 'Reload' }).click();
      await loaded;
      await waitForHydration(page);
      await expect(notice).toHaveCount(0);
      await expect.poll(() => entryScript(page)).toBe(oldScript.replace('.js', '22.js'));
      await footer(page).getByRole('link', { name: 'Contact' }).click();
      await expect(messageField(page)).toHaveValue('Half a thought');
    });

    await test.step('the next one loads with the next page load, is not offered then, and works offline', async () => {
      await waitForRest(page);
      deployNewVersion(site.dir);
      await gotoHydrated(page, '/about');
      const newScript = oldScript.replace('.js', '222.js');
      await expect.poll(() => entryScript(page)).toBe(newScript);
      await waitForRest(page);
      await waitForIdle(page);
      await expect(notice).toHaveCount(0);
      await page.context().setOffline(true);
      await gotoHydrated(page, '/about');
      await expect(heading(page)).toHaveText('About Us');
      expect(await entryScript(page)).toBe(newScript);
    });
  });
});

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(`a page that was open at a deploy, service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test('loads the new version with the next page', async ({ page, site, expectedErrors }) => {
      expectedErrors.push(/404/, /dynamically imported module/);
      // Who saves data has cached only what was visited.
      await saveData(page);
      await gotoHydrated(page, '/contact');
      if (serviceWorkers === 'allow') {
        const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
        await expect.poll(isControlled, { timeout: 15_000 }).toBe(true);
      }
      const oldScript = await entryScript(page);
      await messageField(page).fill('Half a thought');
      deployNewVersion(site.dir);

      await footer(page).getByRole('link', { name: 'Blogs' }).click();
      await expect(heading(page)).toHaveText('Explore Our Blog');
      await expect(page).toHaveURL('/blogs');
      await waitForHydration(page);
      expect(await entryScript(page)).toBe(oldScript.replace('.js', '2.js'));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await footer(page).getByRole('link', { name: 'Contact' }).click();
      await expect(messageField(page)).toHaveValue('Half a thought');
    });
  });
}
