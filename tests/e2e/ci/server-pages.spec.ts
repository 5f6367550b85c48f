import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { laptop, phone } from '../devices.ts';
import { gotoHydrated, heading, waitForHydration } from '../fixtures.ts';
import { DEFERRED_CSS, hold, recordRequests } from '../requests.ts';
import { blogs, test } from './server.ts';

/** Pages with entries in their HTML, as the server sends them; a build with an API has the same. */

const [plain, tricky, nepali] = blogs;
const apiPath = `/api/blogs/get/${plain._id}`;

test.describe('in the dark and far away', () => {
  test.use({ colorScheme: 'dark', timezoneId: 'America/Los_Angeles' });

  // React reports a mismatch with the prerendered HTML to the console, which fails the test.
  test('pages with entries hydrate without a mismatch', async ({ page, server }) => {
    for (const path of [
      ...[plain, tricky, nepali].map(({ _id }) => paths.blog(_id)),
      ...[paths.blogs, paths.testimonials, paths.home],
    ]) {
      const response = await page.goto(path);
      expect(await response?.text(), path).toContain('id="prerendered-data"');
      await waitForHydration(page);
      await expect(heading(page)).toHaveCount(1);
      await expect(page, path).not.toHaveTitle('broken');
      // A second one would be that of the brand.
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', server.url + path);
    }
  });
});

test('a blog is visible at once, dated on failure, then gone', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load/, /500/, /404/);
  const sent = recordRequests(page);
  await page.route(`**${apiPath}`, (route) =>
    route.fulfill({ json: { ...plain, title: 'Edited since' } }),
  );
  const release = await hold(page, `**${apiPath}`);
  await gotoHydrated(page, paths.blog(plain._id));
  await expect(heading(page)).toHaveText(plain.title);
  await expect(page.getByText('Loading blog...')).toHaveCount(0);
  release();
  await expect(heading(page)).toHaveText('Edited since');
  await expect(page).toHaveTitle(/^Edited since/);
  expect(sent.filter((request) => request.endsWith(apiPath))).toEqual([`GET ${apiPath}`]);

  await page.route(`**${apiPath}`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  const notice = page.getByText(/^Our server has a problem just now\. Shown as of .+ Nepal time/);
  await expect(notice).toBeVisible();
  const shownAt = new Date((await notice.locator('time').getAttribute('datetime')) ?? 0);
  expect(Math.abs(Date.now() - shownAt.getTime())).toBeLessThan(300_000);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);

  // Deleted meanwhile.
  await page.route(`**${apiPath}`, (route) => route.fulfill({ status: 404, json: {} }));
  await page.reload();
  await expect(page.getByText('Blog not found.', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Blog not found/);
  await expect(page.getByText(/Shown as of/)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('two cards are shown before the deferred styles, on a laptop all', async ({ page }) => {
    const release = await hold(page, DEFERRED_CSS);
    await page.goto(paths.blogs, { waitUntil: 'commit' });
    const third = page.getByText(nepali.title, { exact: true });
    await expect(page.getByRole('article').nth(1)).toBeVisible();
    await expect(third).toBeHidden();
    await page.setViewportSize(laptop);
    await expect(third).toBeVisible();
    await page.setViewportSize(phone);
    await expect(third).toBeHidden();
    release();
    await expect(third).toBeVisible();
  });

  test('the second page of the list comes late', async ({ page, hydrate, expectedErrors }) => {
    expectedErrors.push(/Failed to load/, /ERR_FAILED: .*\/api\/blogs\/get$/);
    await page.route('**/api/blogs/get', (route) => route.abort());
    await page.goto('/blogs?page=2', { waitUntil: 'commit' });
    await expect(page.getByText(plain.title, { exact: true })).toBeVisible();
    await hydrate();
    await expect(page.getByText('Only the newest blogs can be shown')).toBeVisible();

    await page.unroute('**/api/blogs/get');
    await page.reload();
    await expect(page.getByText('13 to 24 of 30 blogs')).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Blog 13');
  });

  test('the list stays without the scripts of its parts', async ({ page, expectedErrors }) => {
    // 423: React renders the page anew.
    expectedErrors.push(/ERR_FAILED|SearchField-|PageLinks-|error #423/);
    const aborted: string[] = [];
    await page.route(/\/assets\/(SearchField|PageLinks)-/, (route) => {
      aborted.push(route.request().url());
      return route.abort();
    });
    await gotoHydrated(page, paths.blogs);
    await expect.poll(() => aborted.length).toBeGreaterThan(1);
    await expect(page.getByText('30 blogs', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(12);
  });

  test('what is typed early into the search is searched for', async ({ page, hydrate }) => {
    await page.goto(paths.blogs, { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('VISA17');
    await hydrate();
    await expect(page.getByText('1 matching blog', { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Blog 17');
    await expect(page).toHaveURL('/blogs?q=VISA17');
    await expect(page.getByRole('searchbox')).toHaveValue('VISA17');
  });
});
