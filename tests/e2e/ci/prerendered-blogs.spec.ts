import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { site as company } from '#brand/site.ts';
import { paths } from '#src/pageTable.ts';
import { phone } from '../devices.ts';
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
const special = [plain, tricky, nepali, gone];
/** Thirty, of which a page lists twelve. */
const blogs = [
  ...special,
  ...Array.from({ length: 26 }, (_, index) => ({
    _id: (0x691bfc23 - index).toString(16).padEnd(24, '0'),
    title: `Blog ${special.length + index + 1}`,
    content: `A text, for a search that finds the word visa${special.length + index + 1}.`,
  })),
];

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
  const built = blogs.map(({ _id }) => paths.blog(_id)).toReversed();
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
  test('pages with entries hydrate without a mismatch', async ({ page }) => {
    for (const path of [
      ...[plain, tricky, nepali].map(({ _id }) => paths.blog(_id)),
      ...[paths.blogs, paths.testimonials, paths.home],
    ]) {
      await gotoHydrated(page, path);
      await expect(heading(page)).toHaveCount(1);
      await expect(page, path).not.toHaveTitle('broken');
    }
  });
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

test('a blog dates its data if the API fails', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(/Failed to load/, /500/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(`**${apiPath(plain._id)}`, (route) => route.fulfill({ status: 500, json: {} }));
  await gotoHydrated(page, paths.blog(plain._id));
  const notice = page.getByText(
    /^Our server has a problem just now\. Shown as of .+ Nepal time\.$/,
  );
  await expect(notice).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('Failed to load blog:');
  const builtAt = statSync(join(site.dir, 'index.html')).mtime;
  const shownAt = new Date((await notice.locator('time').getAttribute('datetime')) ?? 0);
  expect(Math.abs(builtAt.getTime() - shownAt.getTime())).toBeLessThan(120_000);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('another page than that in the HTML is shown when the list has come', async ({
    page,
    hydrate,
  }) => {
    await page.goto('/blogs?page=2', { waitUntil: 'commit' });
    await expect(page.getByText(plain.title, { exact: true })).toBeVisible();
    await hydrate();
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

  test('what is typed into the search before its script is searched for', async ({
    page,
    hydrate,
  }) => {
    await page.goto(paths.blogs, { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('VISA17');
    await hydrate();
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
});

// The last one, because there is a blog less after it.
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
