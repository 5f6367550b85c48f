import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { home } from '#brand/home.ts';
import { guidePages } from '#src/content/publicPages.ts';
import { paths } from '#src/pageTable.ts';
import { someCountries, someExams } from '../../../stories/support/offered.ts';
import { collectAlerts, failure, form } from '../contact-form.ts';
import { sharedPage, test } from '../fixtures.ts';
import { gotoHydrated } from '../open-page.ts';
import { comparison } from '../public-paths.ts';
import { cachedPaths, waitForPrecache, withServiceWorker } from '../service-worker.ts';

const [country] = someCountries('ireland');
const [exam] = someExams('gre');

const offlineHeading = (page: Page) => page.getByRole('heading', { name: 'You are offline' });
const staleNotice = (page: Page) =>
  page.getByText(/^No connection to our server. Shown as of .+ Nepal/);

test.describe
  .serial('on a good connection', () => {
    const shared = sharedPage('/', withServiceWorker);

    test('all guides and tests are cached after the page has loaded', async () => {
      await waitForPrecache(shared.page);
      const cached = await cachedPaths(shared.page);
      expect(cached.filter((path) => /^\/(?:studyin|testpreparation)\//.test(path))).toHaveLength(
        guidePages.length,
      );
      await gotoHydrated(shared.page, '/blogs');
      await expect(shared.page.getByRole('article').first()).toBeVisible();
    });

    test('nothing of the admin area is cached, and only two public lists of the API', async ({
      site,
    }) => {
      await gotoHydrated(shared.page, '/admin');
      await shared.page.getByRole('textbox', { name: 'Username' }).fill('admin');
      await shared.page.getByLabel('Password', { exact: true }).fill('namaste-dev');
      await shared.page.getByRole('button', { name: 'Login' }).click();
      await shared.page.getByRole('link', { name: 'List Blogs' }).click();
      await expect(shared.page.getByRole('heading', { name: 'List of Blogs' })).toBeVisible();
      const cached = await cachedPaths(shared.page);
      expect(cached.filter((path) => /^\/(?:admin|dashboard|api)/.test(path))).toEqual([]);
      expect(cached.filter((path) => /\/get/.test(path))).toEqual(
        expect.arrayContaining(['/blogs/get', '/testimonials/get']),
      );
      const scripts = cached.filter((path) => path.startsWith('/assets/') && path.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(20);
      for (const script of scripts) {
        expect(readFileSync(join(site.dir, script), 'utf8')).not.toContain('Admin Panel');
      }
      await gotoHydrated(shared.page, '/');
    });

    test('then the connection is lost', async () => {
      await shared.page.context().setOffline(true);
    });

    for (const [path, heading] of [
      [paths.studyIn(country.slug), `Study in ${country.nameInText}`],
      [paths.testPreparation(exam.slug), `${exam.name} Preparation`],
      ['/', home.title],
      // Never visited. It needs only scripts, which were cached with the guides.
      ['/about', 'About Us'],
      ...comparison(country.slug).map((path) => [path, 'Compare'] as const),
    ] as const) {
      test(`${path} opens and works offline`, async () => {
        await gotoHydrated(shared.page, path);
        await expect(shared.page.getByRole('heading', { level: 1 })).toContainText(heading);
        await shared.page.getByRole('contentinfo').getByRole('link', { name: exam.name }).click();
        await expect(shared.page.getByRole('heading', { level: 1 })).toContainText(exam.name);
      });
    }

    test('blogs show the last response of the API and its age offline', async () => {
      await gotoHydrated(shared.page, '/blogs');
      await expect(staleNotice(shared.page)).toBeVisible();
      await expect(shared.page.getByRole('article').first()).toBeVisible();
      await shared.page.getByRole('link', { name: 'Read More' }).first().click();
      await expect(staleNotice(shared.page)).toBeVisible();
      await expect(shared.page.locator('article h1')).toHaveText(/./);
    });

    test('a blog that is not cached shows the failure offline', async () => {
      await gotoHydrated(shared.page, '/blogs/000000000000000000000000');
      await expect(
        shared.page.getByText('Failed to load blog. Please try again later.'),
      ).toBeVisible();
      await expect(staleNotice(shared.page)).toHaveCount(0);
    });

    test('the contact form sends nothing offline and keeps the text through a reload', async () => {
      const message = shared.page.getByRole('textbox', { name: 'Message' });
      await gotoHydrated(shared.page, '/contact');
      await expect(form(shared.page).getByText('You are offline.')).toBeVisible();
      await shared.page.getByRole('textbox', { name: 'Name' }).fill('Asmita Thapa');
      await shared.page.getByRole('textbox', { name: 'Email' }).fill('asmita@student.example');
      await shared.page.getByRole('textbox', { name: 'Subject' }).fill('September intake');
      await message.fill('When should I sit IELTS?');
      const alerts = collectAlerts(shared.page);
      await shared.page.getByRole('button', { name: 'Send Message' }).click();
      await expect.poll(() => alerts).toEqual([`alert: ${failure}`]);
      await expect(form(shared.page).getByRole('alert')).toContainText(failure);
      await expect(form(shared.page).getByRole('alert')).toContainText('nothing has been sent');
      await gotoHydrated(shared.page, '/contact');
      await expect(message).toHaveValue('When should I sit IELTS?');
    });

    test('the admin area does not open offline', async () => {
      await expect(shared.page.goto('/admin')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    });

    test('online again, the message can be sent and blogs are current', async () => {
      await shared.page.context().setOffline(false);
      await gotoHydrated(shared.page, '/contact');
      await shared.page.getByRole('button', { name: 'Send Message' }).click();
      await expect(shared.page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
      await gotoHydrated(shared.page, '/blogs');
      await expect(shared.page.getByRole('article').first()).toBeVisible();
      await expect(staleNotice(shared.page)).toHaveCount(0);
    });
  });

test.describe
  .serial('for a visitor who saves data', () => {
    const shared = sharedPage('/', {
      ...withServiceWorker,
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        }),
    });

    test('only visited pages are cached', async () => {
      // It starts some seconds after hydration.
      await shared.page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await expect.poll(() => cachedPaths(shared.page)).toContain('/');
      const cached = await cachedPaths(shared.page);
      expect(cached.filter((path) => path.startsWith('/studyin/'))).toEqual([]);
    });

    test('offline a visited page opens, another one links to it', async () => {
      await shared.page.context().setOffline(true);
      await gotoHydrated(shared.page, '/');
      await expect(shared.page.getByRole('heading', { level: 1 })).toContainText(home.title);
      await gotoHydrated(shared.page, '/about');
      await expect(offlineHeading(shared.page)).toBeVisible();
      const cachedPages = shared.page.getByRole('navigation', { name: 'Pages on your device' });
      await expect(cachedPages.getByRole('link')).toHaveText(['Home']);
    });

    test("a navigation shows the offline page, and 'Try again' loads the page online", async () => {
      // From a page that works, so that the offline page is that of the navigation.
      await gotoHydrated(shared.page, '/');
      await shared.page.getByRole('contentinfo').getByRole('link', { name: exam.name }).click();
      await expect(shared.page).toHaveURL(paths.testPreparation(exam.slug));
      await expect(offlineHeading(shared.page)).toBeVisible();
      await shared.page.context().setOffline(false);
      await shared.page.getByRole('button', { name: 'Try again' }).click();
      await expect(shared.page.getByRole('heading', { level: 1 })).toContainText(exam.name);
    });
  });
