import { expect, type Page } from '@playwright/test';
import { blogs, emoji, family, letters, long, nepali, short, syllable } from './blogs-data.ts';
import { isRed } from './colors.ts';
import { sharedPage, test } from './fixtures.ts';
import { deferred, mockResponse, recordRequests } from './mock-api.ts';

test.use({ data: { testimonials: [], blogs } });

const listPath = '/api/blogs/get';
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Latest Blogs' }).getByRole('article');
const cardOf = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test.describe('the list', () => {
  const shared = sharedPage('/blogs');

  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    test(`has ${columns} column(s) at ${width} px`, async () => {
      await shared.page.setViewportSize({ width, height: 900 });
      await expect(cards(shared.page)).toHaveCount(blogs.length);
      const countColumns = () =>
        cards(shared.page).evaluateAll(
          (all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size,
        );
      await expect.poll(countColumns).toBe(columns);
    });
  }

  test("has the hero 'Explore Our Blog' and the section 'Latest Blogs'", async () => {
    await expect(shared.page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Blog');
    await expect(
      shared.page.getByRole('heading', { level: 2, name: 'Latest Blogs' }),
    ).toBeVisible();
  });

  test('shows the blogs in the order of the API', async () => {
    await expect(cards(shared.page).getByRole('heading')).toHaveText(
      blogs.map(({ title }) => title),
    );
  });

  test("shows 'By' and the author only if there is an author", async () => {
    await expect(cardOf(shared.page, 'A long one')).toContainText('By Prakash Tamang');
    await expect(cardOf(shared.page, 'No author')).not.toContainText('By');
  });

  for (const [text, { title }, preview] of [
    ['letters', long, `${letters.slice(0, 150)}...`],
    ['emoji', emoji, `${family.repeat(150)}...`],
    ['Devanagari syllables', nepali, `${syllable.repeat(150)}...`],
    ['a short text', short, 'First line Third line...'],
  ] as const) {
    test(`cuts ${text} after 150 characters, with an ellipsis`, async () => {
      await expect(cardOf(shared.page, title).getByText('...')).toHaveText(preview);
    });
  }

  test('shows the image of the blog that has one', async () => {
    await expect(cards(shared.page).locator('img')).toHaveCount(1);
    const image = cardOf(shared.page, 'A long one').locator('img');
    await expect(image).toHaveAttribute('src', '/images/blog-planning-calendar.webp');
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element) => 'naturalWidth' in element && element.naturalWidth))
      .toBeGreaterThan(0);
  });

  test("'Read More' links to the blog", async () => {
    await expect(
      cardOf(shared.page, 'Families').getByRole('link', { name: 'Read More' }),
    ).toHaveAttribute('href', `/blogs/${emoji._id}`);
  });
});

test('requests the list once', async ({ hydratedPage }) => {
  let sent: unknown[] = [];
  const page = await hydratedPage('/blogs', {
    prepare: async (newPage) => {
      sent = recordRequests(newPage);
    },
  });
  await expect(cards(page)).toHaveCount(blogs.length);
  expect(sent).toEqual([{ method: 'GET', path: listPath, body: null }]);
});

test("shows 'Loading blogs...' until the response arrives", async ({ hydratedPage }) => {
  const delay = deferred();
  const page = await hydratedPage('/blogs', {
    prepare: (newPage) => mockResponse(newPage, 'GET', listPath, { after: delay.promise }),
  });
  await expect(page.getByText('Loading blogs...')).toBeVisible();
  delay.resolve();
  await expect(cards(page)).toHaveCount(blogs.length);
  await expect(page.getByText('Loading blogs...')).toBeHidden();
});

test("shows 'No blogs available.' for an empty list", async ({ hydratedPage }) => {
  const page = await hydratedPage('/blogs', {
    prepare: (newPage) => mockResponse(newPage, 'GET', listPath, { body: [] }),
  });
  await expect(page.getByText('No blogs available.')).toBeVisible();
});

test('only logs a failure', async ({ hydratedPage }) => {
  const logged: string[] = [];
  const page = await hydratedPage('/blogs', {
    expectedErrors: [/blogs/, /Failed to load resource/],
    prepare: async (newPage) => {
      newPage.on('console', (message) => logged.push(message.text()));
      await mockResponse(newPage, 'GET', listPath, 'unreachable');
    },
  });
  await expect(page.getByText('No blogs available.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/fail|error/i);
  expect(logged.join('\n')).toContain('Failed to load blogs:');
});

test("a blog shows '← Back to Blogs', title, author, image and the whole text", async ({
  hydratedPage,
}) => {
  const page = await hydratedPage(`/blogs/${long._id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('A long one');
  await expect(main.getByRole('link', { name: '← Back to Blogs', exact: true })).toHaveAttribute(
    'href',
    '/blogs',
  );
  await expect(main.getByText('By Prakash Tamang', { exact: true })).toBeVisible();
  await expect(main.locator('article img')).toHaveAttribute('src', long.imageUrl);
  await expect(main.getByText(letters, { exact: true })).toBeVisible();
});

test("shows 'Unknown Author', no image, and keeps line breaks", async ({ hydratedPage }) => {
  const page = await hydratedPage(`/blogs/${short._id}`);
  await expect(page.getByText('By Unknown Author', { exact: true })).toBeVisible();
  const text = page.getByText('First line');
  await expect(text).toHaveText('First line\n\n  Third line', { useInnerText: true });
  await expect(text).toHaveCSS('white-space', /pre-wrap|break-spaces/);
  await expect(page.locator('article img')).toHaveCount(0);
});

const blogPath = (id: string) => `/api/blogs/get/${id}`;

test("shows 'Loading blog...' until the response arrives, and requests the blog once", async ({
  hydratedPage,
}) => {
  const delay = deferred();
  let sent: unknown[] = [];
  const page = await hydratedPage(`/blogs/${short._id}`, {
    prepare: async (newPage) => {
      sent = recordRequests(newPage);
      await mockResponse(newPage, 'GET', blogPath(short._id), { after: delay.promise });
    },
  });
  await expect(page.getByText('Loading blog...')).toBeVisible();
  delay.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'No author' })).toBeVisible();
  expect(sent[0]).toEqual({ method: 'GET', path: blogPath(short._id), body: null });
  expect(
    sent.filter((request) => JSON.stringify(request) === JSON.stringify(sent[0])),
  ).toHaveLength(1);
});

for (const [name, response] of [
  ['unreachable', 'unreachable'],
  ['a server error', { status: 500, body: { message: 'Out of order' } }],
  ['invalid', { body: { title: 5 } }],
] as const) {
  test(`shows an error in red if the response is ${name}`, async ({ hydratedPage }) => {
    const page = await hydratedPage(`/blogs/${short._id}`, {
      expectedErrors: [/blog/i, /Failed to load resource/],
      prepare: (newPage) => mockResponse(newPage, 'GET', blogPath(short._id), response),
    });
    const message = page.getByText('Failed to load blog. Please try again later.', { exact: true });
    await expect(message).toBeVisible();
    expect(await isRed(message)).toBe(true);
  });
}

test("shows 'Blog not found.' for an unknown id and for an empty response", async ({
  hydratedPage,
}) => {
  const page = await hydratedPage('/blogs/000000000000000000000000', { expectedErrors: [/404/] });
  await expect(page.getByText('Blog not found.', { exact: true })).toBeVisible();
  const empty = await hydratedPage(`/blogs/${short._id}`, {
    prepare: (newPage) => mockResponse(newPage, 'GET', blogPath(short._id), { body: null }),
  });
  await expect(empty.getByText('Blog not found.', { exact: true })).toBeVisible();
});

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
