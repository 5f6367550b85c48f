import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { site as company } from '#brand/site.ts';
import { paths } from '#src/pageTable.ts';
import { sharedPage, test } from '../fixtures.ts';
import { deferred, mockResponse, recordRequests } from '../mock-api.ts';
import { blogs, gone, nepali, oddId, plain, testimonials, tricky } from '../prerendered-data.ts';
import { queryXml } from '../xml.ts';

test.use({ data: { testimonials, blogs }, siteKind: 'build with data' });

const apiPath = (id: string) => `/api/blogs/get/${id}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without JavaScript', () => {
  const shared = sharedPage(paths.blog(plain._id), { javaScriptEnabled: false });

  test('a blog is readable', async () => {
    await expect(heading(shared.page)).toHaveText(plain.title);
    await expect(shared.page.getByText('By Prakash Tamang')).toBeVisible();
    await expect(shared.page.getByText('Then the papers.')).toBeVisible();
    await expect(shared.page.locator('article img')).toHaveAttribute('src', plain.imageUrl);
  });

  for (const [path, text] of [
    [paths.blogs, `By ${plain.author}`],
    [paths.home, plain.title],
    [paths.home, 'Roshani Maharjan'],
    [paths.testimonials, 'Roshani Maharjan'],
  ] as const) {
    test(`${path} shows ${text}`, async () => {
      await shared.page.goto(path);
      await expect(shared.page.getByText(text).first()).toBeVisible();
    });
  }
});

test('feed and sitemap have every blog', async ({ openPage }) => {
  const page = await openPage(paths.about);
  const titles = await queryXml(page, '/feed.xml', 'rss[version="2.0"] > channel > item > title');
  expect(titles).toEqual(blogs.map(({ title }) => title.replace('\u0007', '')));
  // An odd id contains no time.
  expect(await queryXml(page, '/feed.xml', 'item > pubDate')).toHaveLength(4);
  const urls = await queryXml(page, '/sitemap.xml', 'url > loc');
  for (const path of [paths.about, ...blogs.map(({ _id }) => paths.blog(_id))]) {
    expect(urls).toContain(company.url + path);
  }
});

test('the redirects list prerendered blogs before the pattern for all others', ({ site }) => {
  const rules = readFileSync(join(site.dir, '_redirects'), 'utf8').trim().split('\n');
  const built = [gone, nepali, tricky, plain].map(({ _id }) => paths.blog(_id));
  expect(rules).toEqual([
    '/studyin /#destinations 301',
    '/testpreparation /#tests 301',
    ...built.map((path) => `${path} ${path} 200`),
    '/blogs/:id /blogs/blog 200',
    '/dashboard/* /dashboard 200',
  ]);
});

test('the built site sends its security headers', async ({ site }) => {
  const { headers } = await fetch(site.url);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

// React reports a mismatch with the prerendered HTML to the console, which fails the test.
for (const path of [
  ...blogs.slice(0, 3).map(({ _id }) => paths.blog(_id)),
  paths.blogs,
  paths.testimonials,
  paths.home,
]) {
  test(`${path} hydrates without a mismatch`, async ({ hydratedPage }) => {
    const options = { colorScheme: 'dark', timezoneId: 'America/Los_Angeles' } as const;
    const page = await hydratedPage(path, options);
    await expect(heading(page)).toHaveCount(1);
    await expect(page).not.toHaveTitle('broken');
  });
}

test('a prerendered blog is visible at once, and requested once', async ({ hydratedPage }) => {
  const delay = deferred();
  let sent: unknown[] = [];
  const page = await hydratedPage(paths.blog(plain._id), {
    prepare: async (newPage) => {
      sent = recordRequests(newPage);
      await mockResponse(newPage, 'GET', apiPath(plain._id), {
        after: delay.promise,
        body: { ...plain, title: 'Edited since' },
      });
    },
  });
  await expect(heading(page)).toHaveText(plain.title);
  await expect(page.getByText('Loading blog...')).toHaveCount(0);
  delay.resolve();
  await expect(heading(page)).toHaveText('Edited since');
  await expect(page).toHaveTitle(/^Edited since/);
  const loads = sent.filter((request) => JSON.stringify(request).includes(apiPath('')));
  expect(loads).toEqual([{ method: 'GET', path: apiPath(plain._id), body: null }]);
});

test('a prerendered list is requested once, and updated', async ({ hydratedPage }) => {
  const delay = deferred();
  let sent: unknown[] = [];
  const page = await hydratedPage(paths.blogs, {
    prepare: async (newPage) => {
      sent = recordRequests(newPage);
      await mockResponse(newPage, 'GET', '/api/blogs/get', {
        after: delay.promise,
        body: [nepali],
      });
    },
  });
  const cards = page.getByRole('region', { name: 'Latest Blogs' }).getByRole('article');
  await expect(cards).toHaveCount(blogs.length);
  delay.resolve();
  await expect(cards).toHaveCount(1);
  expect(sent).toHaveLength(1);
});

for (const [path, failing, name] of [
  [paths.blogs, '/api/blogs/get', 'blogs'],
  [paths.home, '/api/testimonials/get', 'testimonials'],
  [paths.blog(plain._id), apiPath(plain._id), 'blog'],
] as const) {
  test(`${path} says from when its prerendered data is if the API responds with an error`, async ({
    hydratedPage,
    site,
  }) => {
    const logged: string[] = [];
    const page = await hydratedPage(path, {
      expectedErrors: [/Failed to load/, /500/],
      prepare: async (newPage) => {
        newPage.on('console', (message) => logged.push(message.text()));
        await mockResponse(newPage, 'GET', failing, { status: 500, body: {} });
      },
    });
    const notice = page.getByText(
      /^Our server has a problem just now\. Shown as of .+ Nepal time\.$/,
    );
    await expect(notice).toBeVisible();
    await expect.poll(() => logged.join('\n')).toContain(`Failed to load ${name}:`);
    const builtAt = statSync(join(site.dir, 'index.html')).mtime;
    const shownAt = new Date((await notice.locator('time').getAttribute('datetime')) ?? 0);
    expect(Math.abs(builtAt.getTime() - shownAt.getTime())).toBeLessThan(120_000);

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toHaveCount(0);
  });
}

test("a blog that was deleted after the build is 'Blog not found.'", async ({
  hydratedPage,
  site,
}) => {
  const deletion = await fetch(`${site.apiUrl}/api/blogs/delete/${gone._id}`, {
    method: 'DELETE',
  });
  expect(deletion.status).toBe(200);
  const delay = deferred();
  const page = await hydratedPage(paths.blog(gone._id), {
    expectedErrors: [/404/],
    prepare: (newPage) => mockResponse(newPage, 'GET', apiPath(gone._id), { after: delay.promise }),
  });
  await expect(heading(page)).toHaveText('Soon gone');
  delay.resolve();
  await expect(page.getByText('Blog not found.', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Blog not found/);
  await expect(page.getByText(/Shown as of/)).toHaveCount(0);
});

test('a blog that was written after the build comes from the API, with the metadata of the site', async ({
  openPage,
  hydratedPage,
  site,
}) => {
  const creation = await fetch(`${site.apiUrl}/api/blogs/create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: 'Just written', content: 'Fresh.', author: 'Anisha' }),
  });
  const { _id }: { _id: string } = await creation.json();
  const path = paths.blog(_id);
  const page = await hydratedPage(path);
  await expect(heading(page)).toHaveText('Just written');

  const withoutScript = await openPage(path, { javaScriptEnabled: false });
  // Playwright's text locators skip `noscript`.
  await expect(withoutScript.locator('main noscript p')).toContainText('needs JavaScript');
  const card = (property: string) => withoutScript.locator(`head [property="og:${property}"]`);
  await expect(card('title')).toHaveAttribute('content', company.name);
  await expect(card('description')).toHaveAttribute('content', company.description);
  await expect(card('image')).toHaveAttribute('content', `${company.url}/social-card.png`);
  // The page can be any blog: search engines may index it, and it has no canonical URL.
  await expect(withoutScript.locator('head [name=robots], head [rel=canonical]')).toHaveCount(0);
});

test('a blog with an odd id has no file, but opens', async ({ hydratedPage, site }) => {
  const files = readdirSync(site.dir, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.includes('evil'))).toEqual([]);
  const page = await hydratedPage(paths.blog(oddId._id));
  await expect(heading(page)).toHaveText(oddId.title);
});
