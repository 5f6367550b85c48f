import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import seed from '../../db.json' with { type: 'json' };
import { footer, gotoHydrated, heading, test } from './fixtures.ts';
import { hold, recordRequests } from './requests.ts';

const [first, second] = seed.blogs.map(({ _id, title }) => ({
  title,
  path: paths.blog(_id),
  endpoint: `/api/blogs/get/${_id}`,
}));
if (!first || !second) throw new Error('The sample has no two blogs');

test('Back from one blog to another loads the right one again', async ({ page }) => {
  await gotoHydrated(page, paths.blogs);
  const sent = recordRequests(page);
  const readMore = ({ path }: { path: string }) =>
    page.getByRole('article').locator(`a[href="${path}"]`).last();
  await readMore(first).click();
  await expect(heading(page)).toHaveText(first.title);
  await page.getByRole('link', { name: '← Back to Blogs' }).click();
  await readMore(second).click();
  await expect(heading(page)).toHaveText(second.title);
  await page.evaluate(() => history.go(-2));
  await expect(heading(page)).toHaveText(first.title);
  await expect(page).toHaveURL(first.path);
  const loads = sent.filter((request) => request !== 'GET /api/blogs/get');
  expect(loads).toEqual([first, second, first].map(({ endpoint }) => `GET ${endpoint}`));

  // A late response for one blog never replaces another blog.
  const release = await hold(page, `**${second.endpoint}`);
  // The others come when they are near.
  await footer(page).scrollIntoViewIfNeeded();
  const moreBlogs = page.getByRole('navigation', { name: 'More blogs' });
  await moreBlogs.getByRole('link', { name: second.title }).click();
  await expect(page.getByText('Loading blog...')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(first.title);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(heading(page)).toHaveText(first.title);
  await expect(page).toHaveTitle(new RegExp(`^${first.title.slice(0, 20)}`));
});
