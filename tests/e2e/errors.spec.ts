import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { banner, footer, gotoHydrated, heading, test } from './fixtures.ts';

test.describe('the script of one page cannot be loaded', () => {
  test.beforeEach(async ({ page, expectedErrors }) => {
    expectedErrors.push(/dynamically imported module/, /ERR_/, /Failed to load resource/);
    await page.route(/\/assets\/BlogsPage-/, (route) => route.abort('connectionrefused'));
  });

  /** The stories have the rest of the error page. */
  async function expectErrorPage(page: Page) {
    await expect(heading(page)).toHaveText('Unexpected Application Error');
    await expect(page).toHaveTitle(/^Unexpected Application Error/);
    const main = page.getByRole('main');
    await expect(main).toHaveCount(1);
    await expect(main.getByText(/Failed to fetch dynamically imported module/)).toBeVisible();
    await expect(main).not.toContainText(/\n\s+at /);
    await expect(banner(page)).toBeVisible();
  }

  const openBlogs = (page: Page) => footer(page).getByRole('link', { name: 'Blogs' }).click();

  test('the error is inside the site, leads home, and is over with the next load', async ({
    page,
  }) => {
    await gotoHydrated(page, paths.about);
    const loads: string[] = [];
    page.on('load', () => loads.push(new URL(page.url()).pathname));
    await openBlogs(page);
    await expectErrorPage(page);
    // As after a deploy, but the page of the host fails as well.
    expect(loads).toEqual([paths.blogs]);
    await page.unrouteAll();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(paths.home);
    await openBlogs(page);
    await expect(heading(page)).toHaveText('Explore Our Blog');
  });

  test("'Load again' loads the page", async ({ page }) => {
    await gotoHydrated(page, paths.blogs);
    await expectErrorPage(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(heading(page)).toHaveText('Explore Our Blog');
  });
});
