import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { home } from '#brand/home.ts';
import { guidePages } from '#src/content/publicPages.ts';
import { paths } from '#src/pageTable.ts';
import { someCountries, someExams } from '../../../stories/support/offered.ts';
import { footer, gotoHydrated, heading, test } from '../fixtures.ts';
import { signIn } from '../forms.ts';
import { comparison } from '../public-paths.ts';
import { saveData } from '../requests.ts';
import { cachedPaths, offlineErrors, waitForPrecache } from '../service-worker.ts';

const [country] = someCountries('ireland');
const [exam] = someExams('gre');

const staleNotice = (page: Page) =>
  page.getByText(/^No connection to our server. Shown as of .+ Nepal/);
const firstArticle = (page: Page) => page.getByRole('article').first();

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(...offlineErrors);
});

test('a visitor on a good connection loses it, and gets it back', async ({ page, site }) => {
  test.setTimeout(120_000);

  await test.step('all guides and tests are cached after the page has loaded', async () => {
    await gotoHydrated(page, '/');
    await waitForPrecache(page);
    const cached = await cachedPaths(page);
    expect(cached.filter((path) => /^\/(?:studyin|testpreparation)\//.test(path))).toHaveLength(
      guidePages.length,
    );
    await gotoHydrated(page, '/blogs');
    await expect(firstArticle(page)).toBeVisible();
  });

  await test.step('nothing of the admin area, and only two public lists of the API', async () => {
    await gotoHydrated(page, '/admin');
    await signIn(page);
    await page.getByRole('link', { name: 'List Blogs' }).click();
    await expect(page.getByRole('heading', { name: 'List of Blogs' })).toBeVisible();
    const cached = await cachedPaths(page);
    expect(cached.filter((path) => /^\/(?:admin|dashboard|api)/.test(path))).toEqual([]);
    expect(cached).toEqual(expect.arrayContaining(['/blogs/get', '/testimonials/get']));
    const scripts = cached.filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    for (const script of scripts) {
      expect(readFileSync(join(site.dir, script), 'utf8')).not.toContain('Admin Panel');
    }
    await gotoHydrated(page, '/');
  });

  await page.context().setOffline(true);

  for (const [path, title] of [
    [paths.studyIn(country.slug), `Study in ${country.nameInText}`],
    // Never visited. It needs only scripts, which were cached with the guides.
    ['/about', 'About Us'],
    ...comparison(country.slug).map((path) => [path, 'Compare'] as const),
  ] as const) {
    await test.step(`${path} opens and works offline`, async () => {
      await gotoHydrated(page, path);
      await expect(heading(page)).toContainText(title);
      await footer(page).getByRole('link', { name: exam.name }).click();
      await expect(heading(page)).toContainText(exam.name);
    });
  }

  await test.step('blogs show the last response of the API and its age', async () => {
    await gotoHydrated(page, '/blogs');
    await expect(staleNotice(page)).toBeVisible();
    await expect(firstArticle(page)).toBeVisible();
    await page.getByRole('link', { name: 'Read More' }).first().click();
    await expect(staleNotice(page)).toBeVisible();
    await expect(page.locator('article h1')).toHaveText(/./);
  });

  await test.step('the admin area does not open', async () => {
    await expect(page.goto('/admin')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  await page.context().setOffline(false);

  await test.step('online again, blogs are current', async () => {
    await gotoHydrated(page, '/blogs');
    await expect(firstArticle(page)).toBeVisible();
    await expect(staleNotice(page)).toHaveCount(0);
  });
});

test('a guide that could not be cached is cached with the next page', async ({ page }) => {
  const guide = paths.studyIn(country.slug);
  let isLost = false;
  await page.context().route(`**${guide}`, async (route) => {
    await route.abort();
    isLost = true;
  });
  await gotoHydrated(page, '/');
  await expect.poll(() => isLost, { timeout: 30_000 }).toBe(true);
  await page.context().unroute(`**${guide}`);
  await gotoHydrated(page, '/about');
  await waitForPrecache(page);
  expect(await cachedPaths(page)).toContain(guide);
});

test('a visitor who saves data has only visited pages, and links to them', async ({ page }) => {
  await saveData(page);
  await gotoHydrated(page, '/');
  // It starts some seconds after hydration.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => cachedPaths(page)).toContain('/');
  expect((await cachedPaths(page)).filter((path) => path.startsWith('/studyin/'))).toEqual([]);

  await page.context().setOffline(true);
  await gotoHydrated(page, '/');
  await expect(heading(page)).toContainText(home.title);
  await gotoHydrated(page, '/about');
  const offlineHeading = page.getByRole('heading', { name: 'You are offline' });
  await expect(offlineHeading).toBeVisible();
  const cachedPages = page.getByRole('navigation', { name: 'Pages on your device' });
  await expect(cachedPages.getByRole('link')).toHaveText(['Home']);

  // From a page that works, so that the offline page is that of the navigation.
  await gotoHydrated(page, '/');
  await footer(page).getByRole('link', { name: exam.name }).click();
  await expect(page).toHaveURL(paths.testPreparation(exam.slug));
  await expect(offlineHeading).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toContainText(exam.name);

  // A connection without internet, which the browser takes for one.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => true });
  });
  await gotoHydrated(page, '/');
  await page.context().setOffline(true);
  await footer(page).getByRole('link', { name: 'About Us' }).click();
  await expect(offlineHeading).toBeVisible();
});
