import { expect } from '@playwright/test';
import { site as company } from '#brand/site.ts';
import { paths } from '#src/pageTable.ts';
import { expectNoOverflow } from './axe.ts';
import { sharedPage, test } from './fixtures.ts';
import { publicPaths } from './public-paths.ts';

for (const width of [360, 1280]) {
  test.describe(`without JavaScript at ${width} px`, () => {
    const shared = sharedPage(paths.home, {
      javaScriptEnabled: false,
      viewport: { width, height: 740 },
    });
    const notice = () => shared.page.getByText(/^This page needs JavaScript/);

    test('a blog that is newer than the build names other ways instead of loading', async () => {
      await shared.page.goto(paths.blog('68e0a1b2c3d4e5f60718293a'));
      await expect(notice()).toBeInViewport();
      await expect(shared.page.getByText('Loading blog...')).toBeHidden();
      const main = shared.page.getByRole('main');
      await expect(main.getByRole('link', { name: company.phone.display })).toBeVisible();
      await expect(main.getByRole('link', { name: company.email })).toBeVisible();
      await expectNoOverflow(shared.page);
      await main.getByRole('link', { name: 'all blogs', exact: true }).click();
      await expect(shared.page).toHaveURL(paths.blogs);
      await expect(notice()).toBeVisible();
      await expect(shared.page.getByText('Loading blogs...')).toBeHidden();
    });

    test('the dashboard leads back to the site', async () => {
      await shared.page.goto(paths.listBlogs);
      await expect(shared.page.getByText(/^The dashboard needs JavaScript/)).toBeVisible();
      await shared.page.getByRole('link', { name: 'Back to the site' }).click();
      await expect(shared.page).toHaveURL(paths.home);
    });
  });
}

test.describe('without JavaScript', () => {
  const shared = sharedPage(paths.home, { javaScriptEnabled: false });
  // The API did not respond to this build, so the lists have no content.
  const lists: readonly string[] = [paths.blogs, paths.testimonials];

  for (const path of publicPaths) {
    test(`${path} is readable${lists.includes(path) ? ', and says that it needs JavaScript' : ''}`, async () => {
      await shared.page.goto(path);
      await expect(shared.page.locator('main h1')).toHaveText(/./);
      await expect(shared.page.locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(shared.page.locator(`a[href="${paths.contact}"]`).first()).toBeAttached();
      const notice = shared.page.getByText(/^This page needs JavaScript/);
      await expect(notice).toHaveCount(lists.includes(path) ? 1 : 0);
    });
  }
});
