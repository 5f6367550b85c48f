import { expect } from '@playwright/test';
import { phone } from '../devices.ts';
import { gotoHydrated, test, waitForHydration } from '../fixtures.ts';
import { hold, SCRIPTS } from '../requests.ts';

const blogs = Array.from({ length: 30 }, (_, index) => ({
  _id: (0x691bfc24 + 30 - index).toString(16).padEnd(24, '0'),
  title: `Blog ${index + 1}`,
  content: `Text ${index + 1}, for a search that finds the word visa${index + 1}.`,
}));

test.use({ data: { testimonials: [], blogs }, siteKind: 'build with data', viewport: phone });

test('another page than that in the HTML is shown when the list has come', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/blogs?page=2', { waitUntil: 'commit' });
  await expect(page.getByText('Blog 1', { exact: true })).toBeVisible();
  release();
  await expect(page.getByText('13 to 24 of 30 blogs')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Blog 13');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Go to page 3' }).click();
  await expect(page).toHaveURL('/blogs?page=3#latest');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.goBack();
  await expect(page.getByText('13 to 24 of 30 blogs')).toBeVisible();
});

test('the list stays without the scripts of its parts', async ({ page, expectedErrors }) => {
  // 423: React renders the page anew.
  expectedErrors.push(/ERR_FAILED|SearchField-|PageLinks-|error #423/);
  const aborted: string[] = [];
  await page.route(/\/assets\/(SearchField|PageLinks)-/, (route) => {
    aborted.push(route.request().url());
    return route.abort();
  });
  await gotoHydrated(page, '/blogs');
  await expect.poll(() => aborted.length).toBeGreaterThan(1);
  await expect(page.getByText('30 blogs', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
});

test('what is typed into the search before its script is searched for', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/blogs', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('VISA17');
  release();
  await expect(page.getByText('1 matching blog', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Blog 17');
  await expect(page).toHaveURL('/blogs?q=VISA17');
  await expect(page.getByRole('searchbox')).toHaveValue('VISA17');
});

test('without a connection the page has the newest blogs', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load/, /ERR_FAILED: .*\/api\/blogs\/get$/);
  await page.route('**/api/blogs/get', (route) => route.abort());
  await page.goto('/blogs?page=2');
  await expect(page.getByText('Only the newest blogs can be shown')).toBeVisible();
});
