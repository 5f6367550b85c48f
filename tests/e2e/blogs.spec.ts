import { expect, type Page } from '@playwright/test';
import { blogs, emoji, nepali, short } from './blogs-data.ts';
import { test } from './fixtures.ts';
import { deferred, mockResponse, recordRequests } from './mock-api.ts';

test.use({ data: { testimonials: [], blogs } });

const listPath = '/api/blogs/get';
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Latest Blogs' }).getByRole('article');
const cardOf = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const blogPath = (id: string) => `/api/blogs/get/${id}`;

test('Back from one blog to another loads the right one again', async ({ hydratedPage }) => {
  const page = await hydratedPage('/blogs');
  const sent = recordRequests(page);
  await cardOf(page, 'Families').getByRole('link', { name: 'Read More' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Families');
  await page.getByRole('link', { name: '← Back to Blogs' }).click();
  await cardOf(page, 'No author').getByRole('link', { name: 'Read More' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No author');
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Families');
  await expect(page).toHaveURL(`/blogs/${emoji._id}`);
  const loads = sent.filter(({ path }) => path !== listPath).map(({ path }) => path);
  expect(loads).toEqual([blogPath(emoji._id), blogPath(short._id), blogPath(emoji._id)]);
});

test('a late response for one blog never replaces another blog', async ({ hydratedPage }) => {
  const delay = deferred();
  const page = await hydratedPage(`/blogs/${emoji._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Families');
  await mockResponse(page, 'GET', blogPath(nepali._id), { after: delay.promise, body: nepali });
  const moreBlogs = page.getByRole('navigation', { name: 'More blogs' });
  await moreBlogs.scrollIntoViewIfNeeded();
  await moreBlogs.getByRole('link', { name: nepali.title }).click();
  await expect(page.getByText('Loading blog...')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Families');
  delay.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Families');
  await expect(page).toHaveTitle(/^Families/);
});
