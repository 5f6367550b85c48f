import { expect } from '@playwright/test';
import { phone } from '../devices.ts';
import { test } from '../fixtures.ts';
import { deferred, holdScripts } from '../mock-api.ts';
import { waitForHydration } from '../open-page.ts';

const blogs = Array.from({ length: 30 }, (_, index) => ({
  _id: (0x691bfc24 + 30 - index).toString(16).padEnd(24, '0'),
  title: `Blog ${index + 1}`,
  content: `Text ${index + 1}, for a search that finds the word visa${index + 1}.`,
}));

test.use({ data: { testimonials: [], blogs }, siteKind: 'build with data' });

test('without a script all blogs can be read: the first in cards, the others by their titles', async ({
  openPage,
}) => {
  const page = await openPage('/blogs', { ...phone.options, javaScriptEnabled: false });
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  const others = page.locator('main noscript a');
  await expect(others).toHaveCount(18);
  await expect(others.last()).toBeVisible();
});

test('another page than the one in the HTML is shown as soon as the list has arrived', async ({
  openPage,
}) => {
  const scripts = deferred();
  const page = await openPage('/blogs?page=2', {
    ...phone.options,
    waitUntil: 'commit',
    prepare: (newPage) => holdScripts(newPage, scripts.promise),
  });
  await expect(page.getByText('Blog 1', { exact: true })).toBeVisible();
  scripts.resolve();
  await expect(page.getByText('13 to 24 of 30 blogs')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Blog 13');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Go to page 3' }).click();
  await expect(page).toHaveURL('/blogs?page=3#latest');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.goBack();
  await expect(page.getByText('13 to 24 of 30 blogs')).toBeVisible();
});

test('the list stays if search and page links cannot be loaded', async ({ openPage }) => {
  const page = await openPage('/blogs', {
    ...phone.options,
    // 423: React renders the page anew.
    expectedErrors: [/ERR_FAILED|SearchField-|PageLinks-|error #423/],
    prepare: (newPage) => newPage.route(/\/Blog(Search|PageLinks)-/, (route) => route.abort()),
  });
  await waitForHydration(page);
  await expect(page.getByText('30 blogs', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
});

test('what is typed into the search before its script has arrived is searched for', async ({
  openPage,
}) => {
  const scripts = deferred();
  const page = await openPage('/blogs', {
    ...phone.options,
    waitUntil: 'commit',
    prepare: (newPage) => holdScripts(newPage, scripts.promise),
  });
  await page.getByRole('searchbox').fill('VISA17');
  scripts.resolve();
  await expect(page.getByText('1 matching blog', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Blog 17');
  await expect(page).toHaveURL('/blogs?q=VISA17');
  await expect(page.getByRole('searchbox')).toHaveValue('VISA17');
});

test('without a connection the page says that it has the newest only', async ({ openPage }) => {
  const page = await openPage('/blogs?page=2', {
    ...phone.options,
    expectedErrors: [/Failed to load/, /ERR_FAILED: .*\/api\/blogs\/get$/],
    prepare: (newPage) => newPage.route('**/api/blogs/get', (route) => route.abort()),
  });
  await expect(page.getByText('Only the newest blogs can be shown')).toBeVisible();
});
