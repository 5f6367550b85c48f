import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { goTo, launchBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { signedIn } from './signIn.ts';
import { serveSite } from './site.ts';

const served = serveSite();
const { openReady, sharePage } = launchBrowser(served);

describe('an unknown address', () => {
  const shared = sharePage('/no/such/page', { expected: [/404/] });

  test('is answered with status 404', async () => {
    expect((await fetch(`${served.url}/no/such/page`)).status).toBe(404);
  });

  test("says 'Page not found' and 'Unexpected Application Error' with the status", async () => {
    await expect(shared.page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(
      shared.page.getByText('Unexpected Application Error: 404 Not Found', { exact: true }),
    ).toBeVisible();
  });

  test('leads on', async () => {
    const main = shared.page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await main.getByRole('link', { name: 'Contact' }).click();
    await expect(shared.page).toHaveURL('/contact');
  });

  test('is also one below a known one', async () => {
    await goTo(shared.page, '/studyin/atlantis');
    await expect(shared.page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
});

/** Breaks the line for the script of one page, so that it crashes when somebody goes there. */
const loseScript = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), (route) =>
    route.abort('connectionrefused'),
  );

async function expectCrashNotice(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error');
  await expect(page).toHaveTitle(/^Unexpected Application Error/);
  await expect(page.getByRole('main')).toHaveCount(1);
  const main = page.getByRole('main');
  await expect(main.getByText(/Failed to fetch dynamically imported module/)).toBeVisible();
  await expect(main).not.toContainText(/\n\s+at /);
  await expect(main.getByRole('button', { name: 'Load again' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact' })).toBeVisible();
}

const expected = [/dynamically imported module/, /ERR_/, /Failed to load resource/];

test('a public page that crashes says so inside the site, with a way home', async () => {
  const page = await openReady('/about', {
    expected,
    prepare: (fresh) => loseScript(fresh, 'BlogsPage'),
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expectCrashNotice(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Study abroad from Nepal');
});

test('a page of the dashboard that crashes says so too', async () => {
  const page = await openReady('/dashboard', {
    ...signedIn(served),
    expected,
    prepare: (fresh) => loseScript(fresh, 'AddBlogPage'),
  });
  await page.getByRole('link', { name: 'Add Blog', exact: true }).click();
  await expectCrashNotice(page);
});

test('a page that crashes as it opens says so', async () => {
  const page = await openReady('/blogs', {
    expected,
    prepare: (fresh) => loseScript(fresh, 'BlogsPage'),
  });
  await expectCrashNotice(page);
});

test("'Load again' brings the page that had crashed", async () => {
  const page = await openReady('/about', {
    expected,
    prepare: (fresh) => loseScript(fresh, 'BlogsPage'),
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expectCrashNotice(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Blog');
});
