import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { sharedPage, test } from '../fixtures.ts';
import { gotoHydrated, waitForHydration } from '../open-page.ts';
import { cachedPaths, waitForPrecache, withServiceWorker } from '../service-worker.ts';

// The tests deploy new versions into the served folder.
test.use({ siteKind: 'copied build' });

/** Renames every hashed file of the built site, as a new version does. */
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

/** The URL of the entry script of the open page. */
const entryScript = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => /\/index-[^/]+\.js$/.test(name)) ?? '',
  );

test.describe
  .serial('a new version', () => {
    const shared = sharedPage('/contact', {
      ...withServiceWorker,
      // The CSP of the host has the hashes of the old version's scripts.
      bypassCSP: true,
    });
    const notice = (page: Page) => page.getByRole('complementary', { name: 'New version' });
    /**
     * The version of the worker. It is not asked while another one waits: Chromium replaces a worker
     * when it has nothing to do, and each question keeps it busy.
     */
    const versionOfWorker = (page: Page) =>
      page.evaluate(async () => {
        const { active, installing, waiting } = await navigator.serviceWorker.ready;
        if (installing || waiting) return 'about to be replaced';
        return new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          active?.postMessage({ type: 'GET_VERSION' }, [port2]);
          // A worker that is replaced just then does not answer.
          setTimeout(() => resolve('no answer'), 1000);
        });
      });
    /**
     * Waits until the worker has cached the files of the page, its last chunk too. Before, a deployment
     * would take files away that it still fetches, and a new worker waits until the old one is done.
     */
    const waitForRest = async (page: Page) => {
      const loadedFiles = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => new URL(name).pathname)
            .filter((path) => path.startsWith('/assets/')),
        );
      await expect
        .poll(loadedFiles)
        .toContainEqual(expect.stringContaining('registerServiceWorker-'));
      const notCached = async () => {
        const cached = await cachedPaths(page);
        return (await loadedFiles()).filter((path) => !cached.includes(path));
      };
      await expect.poll(notCached).toEqual([]);
    };
    const waitForIdle = (page: Page) =>
      page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    let oldScript = '';

    test('is offered once it is installed', async ({ site }) => {
      const { page } = shared;
      await waitForPrecache(page);
      oldScript = await entryScript(page);
      const message = page.getByRole('textbox', { name: 'Message' });
      await message.fill('Half a thought');
      deployNewVersion(site.dir);
      const changed = page.evaluate(
        () =>
          new Promise((resolve) =>
            navigator.serviceWorker.addEventListener('controllerchange', resolve),
          ),
      );
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await changed;
      await waitForIdle(page);
      await expect(notice(page)).toBeVisible();
    });

    test('does not change the open page', async () => {
      const { page } = shared;
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
      expect(await entryScript(page)).toBe(oldScript);
    });

    test('loads on a click', async () => {
      const { page } = shared;
      const loaded = page.waitForEvent('load');
      await notice(page).getByRole('button', { name: 'Reload' }).click();
      await loaded;
      await waitForHydration(page);
      await expect(notice(page)).toHaveCount(0);
      await expect.poll(() => entryScript(page)).toBe(oldScript.replace('.js', '2.js'));
    });

    test('keeps the text of a form', async () => {
      const { page } = shared;
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought');
    });

    test('loads with the next page load, and is not offered then', async ({ site }) => {
      const { page } = shared;
      await waitForRest(page);
      deployNewVersion(site.dir);
      await gotoHydrated(page, '/about');
      const newScript = oldScript.replace('.js', '22.js');
      await expect.poll(() => entryScript(page)).toBe(newScript);
      // The browser asks for a new worker by itself after a navigation. A roll-back during that
      // update would join it, and get this version.
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect.poll(() => versionOfWorker(page)).toBe(new URL(newScript).pathname);
      await waitForIdle(page);
      await expect(notice(page)).toHaveCount(0);
    });

    test('can be rolled back: the version before loads, is not offered and works offline', async ({
      site,
    }) => {
      const { page } = shared;
      // Loaded through the newest worker.
      await gotoHydrated(page, '/about');
      await waitForRest(page);
      rmSync(site.dir, { recursive: true });
      cpSync(process.env.SITE_DIR ?? '', site.dir, { recursive: true });
      await gotoHydrated(page, '/about');
      await expect.poll(() => entryScript(page)).toBe(oldScript);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect.poll(() => versionOfWorker(page)).toBe(new URL(oldScript).pathname);
      await expect(notice(page)).toHaveCount(0);
      await page.context().setOffline(true);
      await gotoHydrated(page, '/about');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
      expect(await entryScript(page)).toBe(oldScript);
    });
  });

for (const serviceWorkers of ['block', 'allow'] as const) {
  const worker = serviceWorkers === 'allow' ? 'with' : 'without';

  test(`a page that was open at a deploy loads the new version with the next page, ${worker} a service worker`, async ({
    hydratedPage,
    site,
  }) => {
    // Each deployment rewrites every file.
    test.slow();
    const page = await hydratedPage('/contact', {
      serviceWorkers,
      bypassCSP: true,
      expectedErrors: [/404/, /dynamically imported module/],
      // Who saves data has cached only what was visited.
      prepare: (newPage) =>
        newPage.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        ),
    });
    if (serviceWorkers === 'allow') {
      const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
      await expect.poll(isControlled, { timeout: 15_000 }).toBe(true);
    }
    const oldScript = await entryScript(page);
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Half a thought');
    deployNewVersion(site.dir);

    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Blogs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Blog');
    await expect(page).toHaveURL('/blogs');
    await waitForHydration(page);
    expect(await entryScript(page)).toBe(oldScript.replace('.js', '2.js'));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await footer.getByRole('link', { name: 'Contact' }).click();
    await expect(message).toHaveValue('Half a thought');
  });
}
