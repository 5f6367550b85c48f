import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { site as company } from '#brand/site.ts';
import { paths } from '#src/pageTable.ts';
import { gotoHydrated, heading, test } from '../fixtures.ts';
import { hold, recordRequests } from '../requests.ts';

/** Everything that could end a script, tag, attribute or XML section early. */
const hostile = `</script><script>document.title='broken'</script> ]]> & "quoted" 'too' <!-- \u0007`;

const [plain, tricky, nepali, gone] = [
  {
    _id: '691bfc245b3d71c0bf9838b5',
    title: 'A plan for September',
    author: 'Prakash Tamang',
    content: 'September is closer than it looks. Begin with the test.\r\n\r\n  Then the papers.',
    imageUrl: '/images/blog-planning-calendar.webp',
  },
  { _id: '691bfc245b3d71c0bf9838b4', title: `Signs ${hostile}`, content: hostile },
  {
    _id: '691bfc245b3d71c0bf9838b3',
    title: 'विदेशमा पढ्ने 👨‍👩‍👧‍👦',
    author: 'सुनिता राई',
    content: 'पहिलो प्रश्न देश होइन, विषय हो। '.repeat(30),
  },
  { _id: '691bfc245b3d71c0bf9838b2', title: 'Soon gone', content: 'Read it while you can.' },
] as const;
const blogs = [plain, tricky, nepali, gone];

// The mark of a sample must not be part of the HTML that hydrates.
const testimonials = [
  { _id: '691c0ac00000000000000016', name: 'Roshani Maharjan', message: hostile, _sample: true },
];

test.use({ data: { testimonials, blogs }, siteKind: 'build with data' });

const apiPath = (id: string) => `/api/blogs/get/${id}`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a blog is readable, and the pages with entries show them', async ({ page }) => {
    await page.goto(paths.blog(plain._id));
    await expect(heading(page)).toHaveText(plain.title);
    await expect(page.getByText('By Prakash Tamang')).toBeVisible();
    await expect(page.getByText('Then the papers.')).toBeVisible();
    await expect(page.locator('article img')).toHaveAttribute('src', plain.imageUrl);
    for (const [path, text] of [
      [paths.blogs, `By ${plain.author}`],
      [paths.home, plain.title],
      [paths.home, 'Roshani Maharjan'],
      [paths.testimonials, 'Roshani Maharjan'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(text).first(), path).toBeVisible();
    }
  });

  test('a blog that was written after the build has the metadata of the site', async ({ page }) => {
    await page.goto(paths.blog('691bfc245b3d71c0bf9838ff'));
    // Playwright's text locators skip `noscript`.
    await expect(page.locator('main noscript p')).toContainText('needs JavaScript');
    const card = (property: string) => page.locator(`head [property="og:${property}"]`);
    await expect(card('title')).toHaveAttribute('content', company.name);
    await expect(card('description')).toHaveAttribute('content', company.description);
    await expect(card('image')).toHaveAttribute('content', `${company.url}/social-card.png`);
    // The page can be any blog: search engines may index it, and it has no canonical URL.
    await expect(page.locator('head [name=robots], head [rel=canonical]')).toHaveCount(0);
  });
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

test.describe('in the dark and far away', () => {
  test.use({ colorScheme: 'dark', timezoneId: 'America/Los_Angeles' });

  // React reports a mismatch with the prerendered HTML to the console, which fails the test.
  for (const path of [
    ...[plain, tricky, nepali].map(({ _id }) => paths.blog(_id)),
    paths.blogs,
    paths.testimonials,
    paths.home,
  ]) {
    test(`${path} hydrates without a mismatch`, async ({ page }) => {
      await gotoHydrated(page, path);
      await expect(heading(page)).toHaveCount(1);
      await expect(page).not.toHaveTitle('broken');
    });
  }
});

test('a prerendered blog is visible at once, and requested once', async ({ page }) => {
  const sent = recordRequests(page);
  await page.route(`**${apiPath(plain._id)}`, (route) =>
    route.fulfill({ json: { ...plain, title: 'Edited since' } }),
  );
  const release = await hold(page, `**${apiPath(plain._id)}`);
  await gotoHydrated(page, paths.blog(plain._id));
  await expect(heading(page)).toHaveText(plain.title);
  await expect(page.getByText('Loading blog...')).toHaveCount(0);
  release();
  await expect(heading(page)).toHaveText('Edited since');
  await expect(page).toHaveTitle(/^Edited since/);
  expect(sent.filter((request) => request.includes(apiPath('')))).toEqual([
    `GET ${apiPath(plain._id)}`,
  ]);
});

test('a prerendered list is requested once, and updated', async ({ page }) => {
  const sent = recordRequests(page);
  await page.route('**/api/blogs/get', (route) => route.fulfill({ json: [nepali] }));
  const release = await hold(page, '**/api/blogs/get');
  await gotoHydrated(page, paths.blogs);
  const cards = page.getByRole('region', { name: 'Latest Blogs' }).getByRole('article');
  await expect(cards).toHaveCount(blogs.length);
  release();
  await expect(cards).toHaveCount(1);
  expect(sent).toHaveLength(1);
});

for (const [path, failing, name] of [
  [paths.blogs, '/api/blogs/get', 'blogs'],
  [paths.blog(plain._id), apiPath(plain._id), 'blog'],
] as const) {
  test(`${path} dates its data if the API fails`, async ({ page, site, expectedErrors }) => {
    expectedErrors.push(/Failed to load/, /500/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(`**${failing}`, (route) => route.fulfill({ status: 500, json: {} }));
    await gotoHydrated(page, path);
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

test("a blog that was deleted is 'Blog not found.'", async ({ page, request, expectedErrors }) => {
  expectedErrors.push(/404/);
  expect((await request.delete(`/api/blogs/delete/${gone._id}`)).status()).toBe(200);
  const release = await hold(page, `**${apiPath(gone._id)}`);
  await gotoHydrated(page, paths.blog(gone._id));
  await expect(heading(page)).toHaveText('Soon gone');
  release();
  await expect(page.getByText('Blog not found.', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Blog not found/);
  await expect(page.getByText(/Shown as of/)).toHaveCount(0);
});
