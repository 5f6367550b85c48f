import { expect, test } from 'vitest';
import { paths } from '#src/content/paths.ts';
import { site } from '#src/content/site.ts';
import { readEnv } from '#tools/build/settings.ts';
import { launchBrowser } from './browser.ts';
import { serveSite } from './site.ts';

const served = serveSite();
const { openPage } = launchBrowser(served);

test('the home page leads to the consultation', async () => {
  const page = await openPage(paths.home);
  await page.getByRole('link', { name: 'Get a Free Consultation' }).first().click();
  await page.waitForURL(`**${paths.contact}`);
  expect(await page.title()).toContain(site.name);
});

test('the blogs come from the API, and a deep link opens one', async () => {
  const answer = await fetch(`${served.apiUrl}/api/blogs/get`);
  const [blog]: { _id: string; title: string }[] = await answer.json();
  if (!blog) throw new Error('The seed has no blog');
  const page = await openPage(paths.blog(blog._id));
  await page.getByRole('heading', { level: 1, name: blog.title }).waitFor();
});

// Filled in before the scripts have run, as by somebody who is quick or whose line is slow.
test('the pair of the settings signs in, also where it is typed at once', async () => {
  const { ADMIN_USERNAME = '', ADMIN_PASSWORD = '' } = readEnv('preview');
  const page = await openPage(paths.signIn);
  await page.getByLabel('Username').fill(ADMIN_USERNAME);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Logged in successfully!').waitFor();
});

test('an unknown address is a page of ours, with status 404', async () => {
  const page = await openPage('/nowhere', { expected: [/404/] });
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect((await fetch(`${served.url}/nowhere`)).status).toBe(404);
});

test('the built site sends its security headers', async () => {
  const { headers } = await fetch(served.url);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
