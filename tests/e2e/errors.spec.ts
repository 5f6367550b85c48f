import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

test("an unknown URL has status 404 and shows 'Page not found'", async ({ hydratedPage, site }) => {
  expect((await fetch(`${site.url}/no/such/page`)).status).toBe(404);
  const page = await hydratedPage('/studyin/atlantis', { expectedErrors: [/404/] });
  await expect(page.getByText('Unexpected Application Error: 404 Not Found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});

/** Makes the script of one page unreachable, so that the page crashes. */
const blockScript = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), (route) =>
    route.abort('connectionrefused'),
  );

async function expectErrorPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error');
  await expect(page).toHaveTitle(/^Unexpected Application Error/);
  await expect(page.getByRole('main')).toHaveCount(1);
  const main = page.getByRole('main');
  await expect(main.getByText(/Failed to fetch dynamically imported module/)).toBeVisible();
  await expect(main).not.toContainText(/\n\s+at /);
  await expect(main.getByRole('button', { name: 'Load again' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact' })).toBeVisible();
}

const expectedErrors = [/dynamically imported module/, /ERR_/, /Failed to load resource/];

test('a public page that crashes shows an error inside the site, with a link home', async ({
  hydratedPage,
}) => {
  const page = await hydratedPage('/about', {
    expectedErrors,
    prepare: (newPage) => blockScript(newPage, 'BlogsPage'),
  });
  const loads: string[] = [];
  page.on('load', () => loads.push(new URL(page.url()).pathname));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expectErrorPage(page);
  // As after a deploy, but the page of the host fails as well.
  expect(loads).toEqual(['/blogs']);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Study abroad from Nepal');
});

test("a page that crashes on load shows an error, and 'Load again' loads it", async ({
  hydratedPage,
}) => {
  const page = await hydratedPage('/blogs', {
    expectedErrors,
    prepare: (newPage) => blockScript(newPage, 'BlogsPage'),
  });
  await expectErrorPage(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Blog');
});

test('the next navigation loads the page that failed before', async ({ hydratedPage }) => {
  const page = await hydratedPage('/about', {
    expectedErrors,
    prepare: (newPage) => blockScript(newPage, 'BlogsPage'),
  });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Blogs' }).click();
  await expectErrorPage(page);
  await page.unrouteAll();
  await footer.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    'Unexpected Application Error',
  );
  await footer.getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Blog');
});
