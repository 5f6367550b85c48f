import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { paths } from '#src/content/paths.ts';
import { site } from '#src/content/site.ts';
import { launchBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { answerInstead, recordRequests, shutGate } from './requests.ts';
import { serveSite } from './site.ts';

/** All that could end a script, a tag, an attribute or a section of XML too soon. */
const hostile = `</script><script>document.title='broken'</script> ]]> & "quoted" 'too' <!-- \u0007`;

const [plain, tricky, nepali, gone, oddId] = [
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
  { _id: '..%2f..%2fevil', title: 'An id of another kind', content: 'No name for a file.' },
] as const;
const blogs = [plain, tricky, nepali, gone, oddId];
const testimonials = [
  { _id: '691c0ac00000000000000016', name: 'Roshani Maharjan', message: hostile },
];

const served = serveSite({ testimonials, blogs }, { isBuiltWithApi: true });
const { openPage, openReady, sharePage } = launchBrowser(served);

const apiPath = (id: string) => `/api/blogs/get/${id}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

describe('without JavaScript', () => {
  const shared = sharePage(paths.blog(plain._id), { javaScriptEnabled: false });
  const contentOf = (selector: string) =>
    shared.page.locator(`head ${selector}`).getAttribute('content');

  test('a blog is there to be read', async () => {
    await expect(heading(shared.page)).toHaveText(plain.title);
    await expect(shared.page.getByText('By Prakash Tamang')).toBeVisible();
    await expect(shared.page.getByText('Then the papers.')).toBeVisible();
    await expect(shared.page.locator('article img')).toHaveAttribute('src', plain.imageUrl);
  });

  test('and has a card of its own', async () => {
    await expect(shared.page).toHaveTitle(`${plain.title} · ${site.name}`);
    expect(await contentOf('[name=description]')).toBe(
      'September is closer than it looks. Begin with the test. Then the papers.',
    );
    expect(await contentOf('[property="og:type"]')).toBe('article');
    expect(await contentOf('[property="og:title"]')).toBe(plain.title);
    expect(await contentOf('[property="og:url"]')).toBe(`${site.url}/blogs/${plain._id}`);
    expect(await contentOf('[property="og:image"]')).toBe(site.url + plain.imageUrl);
    const posting = shared.page.locator('script[type="application/ld+json"]').last();
    expect(JSON.parse((await posting.textContent()) ?? '')).toMatchObject({
      '@type': 'BlogPosting',
      headline: plain.title,
      image: site.url + plain.imageUrl,
      datePublished: '2025-11-18T04:55:00.000Z',
    });
  });

  test.each([
    [paths.blogs, `By ${plain.author}`],
    [paths.home, plain.title],
    [paths.home, 'Roshani Maharjan'],
    [paths.testimonials, 'Roshani Maharjan'],
  ])('%s shows %s', async (path, text) => {
    await shared.page.goto(path);
    await expect(shared.page.getByText(text).first()).toBeVisible();
  });
});

/** launchBrowser fails the test on any line in the console, such as React's of a mismatch. */
describe.each([
  ['light', 'Asia/Kathmandu'],
  ['dark', 'America/Los_Angeles'],
] as const)('taken over in %s, in %s', (colorScheme, timezoneId) => {
  test.each([
    ...blogs.slice(0, 3).map(({ _id }) => paths.blog(_id)),
    paths.blogs,
    paths.testimonials,
    paths.home,
  ])('%s', async (path) => {
    const page = await openReady(path, { colorScheme, timezoneId });
    await expect(heading(page)).toHaveCount(1);
    await expect(page).not.toHaveTitle('broken');
  });
});

test('a blog is on show from the first paint on, and asked for once', async () => {
  const gate = shutGate();
  let sent: unknown[] = [];
  const page = await openReady(paths.blog(plain._id), {
    prepare: async (fresh) => {
      sent = recordRequests(fresh);
      await answerInstead(fresh, 'GET', apiPath(plain._id), {
        after: gate.opened,
        body: { ...plain, title: 'Edited since' },
      });
    },
  });
  await expect(heading(page)).toHaveText(plain.title);
  await expect(page.getByText('Loading blog...')).toHaveCount(0);
  gate.open();
  await expect(heading(page)).toHaveText('Edited since');
  await expect(page).toHaveTitle(/^Edited since/);
  const loads = sent.filter((request) => JSON.stringify(request).includes(apiPath('')));
  expect(loads).toEqual([{ method: 'GET', path: apiPath(plain._id), body: null }]);
});

test('the lists are asked for once, and take the newer answer', async () => {
  const gate = shutGate();
  let sent: unknown[] = [];
  const page = await openReady(paths.blogs, {
    prepare: async (fresh) => {
      sent = recordRequests(fresh);
      await answerInstead(fresh, 'GET', '/api/blogs/get', { after: gate.opened, body: [nepali] });
    },
  });
  const cards = page.getByRole('region', { name: 'Latest Blogs' }).getByRole('article');
  await expect(cards).toHaveCount(blogs.length);
  gate.open();
  await expect(cards).toHaveCount(1);
  expect(sent).toHaveLength(1);
});

test('where the API fails, what stood there stays, and the console says why', async () => {
  const logged: string[] = [];
  const page = await openReady(paths.blog(plain._id), {
    expected: [/blog/i, /Failed to load resource/],
    prepare: async (fresh) => {
      fresh.on('console', (message) => logged.push(message.text()));
      await answerInstead(fresh, 'GET', apiPath(plain._id), 'unreachable');
    },
  });
  await expect.poll(() => logged.join('\n')).toContain('Failed to load blog:');
  await expect(heading(page)).toHaveText(plain.title);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("a blog that was deleted since is 'Blog not found.'", async () => {
  const deletion = await fetch(`${served.apiUrl}/api/blogs/delete/${gone._id}`, {
    method: 'DELETE',
  });
  expect(deletion.status).toBe(200);
  const gate = shutGate();
  const page = await openReady(paths.blog(gone._id), {
    expected: [/404/],
    prepare: (fresh) => answerInstead(fresh, 'GET', apiPath(gone._id), { after: gate.opened }),
  });
  await expect(heading(page)).toHaveText('Soon gone');
  gate.open();
  await expect(page.getByText('Blog not found.', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Blog not found/);
});

test("a blog that was written since comes from the API, and its card is the site's", async () => {
  const creation = await fetch(`${served.apiUrl}/api/blogs/create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: 'Just written', content: 'Fresh.', author: 'Anisha' }),
  });
  const { _id }: { _id: string } = await creation.json();
  const path = paths.blog(_id);
  const page = await openReady(path);
  await expect(heading(page)).toHaveText('Just written');

  const unscripted = await openPage(path, { javaScriptEnabled: false });
  await expect(unscripted.getByText('Loading blog...')).toBeVisible();
  const card = (property: string) => unscripted.locator(`head [property="og:${property}"]`);
  await expect(card('title')).toHaveAttribute('content', site.name);
  await expect(card('description')).toHaveAttribute('content', site.description);
  await expect(card('image')).toHaveAttribute('content', `${site.url}/social-card.png`);
  // It may be any blog: nothing may keep it from being found, or give it another's address.
  await expect(unscripted.locator('head [name=robots], head [rel=canonical]')).toHaveCount(0);
});

test('a blog opened later, from another page, is the newest, never the one of the build', async () => {
  const page = await openReady(paths.blog(plain._id));
  await page.getByRole('link', { name: '← Back to Blogs' }).click();
  await expect(heading(page)).toHaveText('Explore Our Blog');
  // Until then the blog is only hidden: whoever turns back at once finds it as it was.
  await expect(heading(page)).toBeFocused();
  const gate = shutGate();
  await answerInstead(page, 'GET', apiPath(plain._id), { after: gate.opened });
  await page.goBack();
  await expect(page.getByText('Loading blog...')).toBeVisible();
  gate.open();
  await expect(heading(page)).toHaveText(plain.title);
});

test('an id of another kind makes no file, and its blog opens all the same', async () => {
  const files = readdirSync(served.dir, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.includes('evil'))).toEqual([]);
  const page = await openReady(paths.blog(oddId._id));
  await expect(heading(page)).toHaveText(oddId.title);
});

describe('the files for machines', () => {
  const shared = sharePage(paths.about);

  /** Fetches a file and reads it as XML does: `read` gets the document's elements by name. */
  const textsOf = (path: string, selector: string) =>
    shared.page.evaluate(
      async ([address, name]) => {
        const xml = await (await fetch(address)).text();
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        if (parsed.querySelector('parsererror'))
          throw new Error(parsed.documentElement.textContent);
        return [...parsed.querySelectorAll(name)].map(({ textContent }) => textContent);
      },
      [path, selector] as const,
    );

  test("every page's head names the feed", async () => {
    await expect(shared.page.locator('head link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      '/feed.xml',
    );
  });

  test('the feed holds every blog, as it was written', async () => {
    const feed = (selector: string) => textsOf('/feed.xml', selector);
    for (const required of ['title', 'link', 'description']) {
      expect(await feed(`rss[version="2.0"] > channel > ${required}`)).not.toEqual(['']);
    }
    expect(await feed('item > title')).toEqual(
      blogs.map(({ title }) => title.replace('\u0007', '')),
    );
    expect(await feed('item > guid')).toEqual(
      blogs.map(({ _id }) => `${site.url}${paths.blog(_id)}`),
    );
    // All but the one whose id holds no time.
    expect(await feed('item > pubDate')).toHaveLength(4);
    expect((await feed('item > pubDate'))[0]).toBe('Tue, 18 Nov 2025 04:55:00 GMT');
  });

  test('the rules for a host name the blogs that have a file before those that share one', () => {
    const rules = readFileSync(join(served.dir, '_redirects'), 'utf8').trim().split('\n');
    const built = [gone, nepali, tricky, plain].map(({ _id }) => paths.blog(_id));
    expect(rules).toEqual([
      ...built.map((path) => `${path} ${path} 200`),
      '/blogs/:id /blogs/blog 200',
      '/dashboard/* /dashboard 200',
    ]);
  });

  test('the sitemap holds the pages and every blog', async () => {
    const addresses = await textsOf('/sitemap.xml', 'url > loc');
    expect(addresses).toContain(`${site.url}/about`);
    for (const { _id } of blogs) expect(addresses).toContain(site.url + paths.blog(_id));
  });
});
