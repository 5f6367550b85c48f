import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { banner, footer, gotoHydrated, heading, test } from './fixtures.ts';

test('the error of a missing script is inside the site', async ({ page, expectedErrors }) => {
  expectedErrors.push(/dynamically imported module/, /ERR_/, /Failed to load resource/);
  const script = /\/assets\/BlogsPage-/;
  const openBlogs = () => footer(page).getByRole('link', { name: 'Blogs' }).click();
  const main = page.getByRole('main');
  /** The stories have the rest of the error page. */
  async function expectErrorPage() {
    await expect(heading(page)).toHaveText('Unexpected Application Error');
    await expect(page).toHaveTitle(/^Unexpected Application Error/);
    await expect(main).toHaveCount(1);
    await expect(main.getByText(/Failed to fetch dynamically imported module/)).toBeVisible();
    await expect(main).not.toContainText(/\n\s+at /);
    await expect(banner(page)).toBeVisible();
  }

  await page.route(script, (route) => route.abort('connectionrefused'));
  await gotoHydrated(page, paths.about);
  const loads: string[] = [];
  page.on('load', () => loads.push(new URL(page.url()).pathname));
  await openBlogs();
  await expectErrorPage();
  // As after a deploy, but the page of the host fails as well.
  expect(loads).toEqual([paths.blogs]);
  await page.unroute(script);
  await main.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(paths.home);
  await openBlogs();
  await expect(heading(page)).toHaveText('Explore Our Blog');

  await page.route(script, (route) => route.abort('connectionrefused'));
  await gotoHydrated(page, paths.blogs);
  await expectErrorPage();
  await page.unroute(script);
  await main.getByRole('button', { name: 'Load again' }).click();
  await expect(heading(page)).toHaveText('Explore Our Blog');
});
