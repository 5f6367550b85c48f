import { expect } from '@playwright/test';
import { readEnv } from '#environment/settings.ts';
import { site as company } from '#src/content/site.ts';
import { paths } from '#src/pageTable.ts';
import { test } from './fixtures.ts';

test('the home page links to the consultation', async ({ openPage }) => {
  const page = await openPage(paths.home);
  await page.getByRole('link', { name: 'Get a Free Consultation' }).first().click();
  await expect(page).toHaveURL(paths.contact);
  await expect(page).toHaveTitle(new RegExp(company.name));
});

test('a deep link opens a blog from the API', async ({ openPage, site }) => {
  const response = await fetch(`${site.apiUrl}/api/blogs/get`);
  const [blog]: { _id: string; title: string }[] = await response.json();
  if (!blog) throw new Error('The seed has no blog');
  const page = await openPage(paths.blog(blog._id));
  await expect(page.getByRole('heading', { level: 1, name: blog.title })).toBeVisible();
});

// The form is filled in before hydration, as by a visitor on a slow connection.
test('the configured credentials sign in, also when typed before hydration', async ({
  openPage,
}) => {
  const { ADMIN_USERNAME = '', ADMIN_PASSWORD = '' } = readEnv('preview');
  const page = await openPage(paths.signIn);
  await page.getByLabel('Username').fill(ADMIN_USERNAME);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Logged in successfully!')).toBeVisible();
});

test('an unknown URL shows our own page with status 404', async ({ openPage, site }) => {
  const page = await openPage('/nowhere', { expectedErrors: [/404/] });
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect((await fetch(`${site.url}/nowhere`)).status).toBe(404);
});

test('the built site sends its security headers', async ({ site }) => {
  const { headers } = await fetch(site.url);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
