import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { expect, isRed } from './expect.ts';
import { answerInstead, recordRequests, shutGate } from './requests.ts';
import { serveSite } from './site.ts';

/** 26 letters over and over, so that a cut shows where it was made. */
const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(10);
/** One character to a reader, eleven to a computer. */
const family = '👨‍👩‍👧‍👦';
/** One character to a reader, two to a computer. */
const syllable = 'कि';

const [long, emoji, nepali, short] = [
  {
    _id: '691bfc245b3d71c0bf9838b4',
    title: 'A long one',
    author: 'Prakash Tamang',
    content: letters,
    imageUrl: '/images/blog-planning-calendar.webp',
  },
  {
    _id: '691bfc245b3d71c0bf9838b3',
    title: 'Families',
    author: 'Anisha Gurung',
    content: family.repeat(200),
  },
  {
    _id: '691bfc245b3d71c0bf9838b2',
    title: 'बच्चा',
    author: 'Rojina',
    content: syllable.repeat(200),
  },
  { _id: '691bfc245b3d71c0bf9838b1', title: 'No author', content: 'First line\n\n  Third line' },
] as const;
const blogs = [long, emoji, nepali, short];

const served = serveSite({ testimonials: [], blogs });
const { openReady, sharePage } = launchBrowser(served);

const listPath = '/api/blogs/get';
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Latest Blogs' }).getByRole('article');
const cardOf = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

describe.each([
  [390, 1],
  [800, 2],
  [1280, 3],
])('the list at %i px', (width, columns) => {
  const shared = sharePage('/blogs', { viewport: { width, height: 900 } });

  test(`stands in ${columns} column(s)`, async () => {
    await expect(cards(shared.page)).toHaveCount(blogs.length);
    const lefts = await cards(shared.page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(columns);
  });
});

describe('the list', () => {
  const shared = sharePage('/blogs');

  test("has the hero 'Explore Our Blog' and the section 'Latest Blogs'", async () => {
    await expect(shared.page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Blog');
    await expect(
      shared.page.getByRole('heading', { level: 2, name: 'Latest Blogs' }),
    ).toBeVisible();
  });

  test('shows the blogs in the order of the server', async () => {
    await expect(cards(shared.page).getByRole('heading')).toHaveText(
      blogs.map(({ title }) => title),
    );
  });

  test("says 'By' and the author where there is one, and else nothing", async () => {
    await expect(cardOf(shared.page, 'A long one')).toContainText('By Prakash Tamang');
    await expect(cardOf(shared.page, 'No author')).not.toContainText('By');
  });

  test.each([
    ['letters', long, `${letters.slice(0, 150)}...`],
    ['families', emoji, `${family.repeat(150)}...`],
    ['syllables', nepali, `${syllable.repeat(150)}...`],
    ['a short text', short, 'First line Third line...'],
  ])('cuts %s after 150 characters, with an ellipsis', async (_, { title }, preview) => {
    await expect(cardOf(shared.page, title).getByText('...')).toHaveText(preview);
  });

  test('shows the image of the one that has one', async () => {
    await expect(cards(shared.page).locator('img')).toHaveCount(1);
    const image = cardOf(shared.page, 'A long one').locator('img');
    await expect(image).toHaveAttribute('src', '/images/blog-planning-calendar.webp');
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element) => 'naturalWidth' in element && element.naturalWidth))
      .toBeGreaterThan(0);
  });

  test("'Read More' leads to the blog", async () => {
    await expect(
      cardOf(shared.page, 'Families').getByRole('link', { name: 'Read More' }),
    ).toHaveAttribute('href', `/blogs/${emoji._id}`);
  });
});

test('the list is asked for once, with nothing sent along', async () => {
  let sent: unknown[] = [];
  const page = await openReady('/blogs', {
    prepare: async (fresh) => {
      sent = recordRequests(fresh);
    },
  });
  await expect(cards(page)).toHaveCount(blogs.length);
  expect(sent).toEqual([{ method: 'GET', path: listPath, body: null }]);
});

test("it says 'Loading blogs...' until they have come", async () => {
  const gate = shutGate();
  const page = await openReady('/blogs', {
    prepare: (fresh) => answerInstead(fresh, 'GET', listPath, { after: gate.opened }),
  });
  await expect(page.getByText('Loading blogs...')).toBeVisible();
  gate.open();
  await expect(cards(page)).toHaveCount(blogs.length);
  await expect(page.getByText('Loading blogs...')).toBeHidden();
});

test("it says 'No blogs available.' where there are none", async () => {
  const page = await openReady('/blogs', {
    prepare: (fresh) => answerInstead(fresh, 'GET', listPath, { body: [] }),
  });
  await expect(page.getByText('No blogs available.')).toBeVisible();
});

test('a failure is only logged', async () => {
  const logged: string[] = [];
  const page = await openReady('/blogs', {
    expected: [/blogs/, /Failed to load resource/],
    prepare: async (fresh) => {
      fresh.on('console', (message) => logged.push(message.text()));
      await answerInstead(fresh, 'GET', listPath, 'unreachable');
    },
  });
  await expect(page.getByText('No blogs available.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/fail|error/i);
  expect(logged.join('\n')).toContain('Failed to load blogs:');
});

describe('a blog', () => {
  const shared = sharePage(`/blogs/${long._id}`);
  const main = () => shared.page.getByRole('main');

  test("has '← Back to Blogs', title, author, picture and the whole text", async () => {
    await expect(main().getByRole('heading', { level: 1 })).toHaveText('A long one');
    await expect(
      main().getByRole('link', { name: '← Back to Blogs', exact: true }),
    ).toHaveAttribute('href', '/blogs');
    await expect(main().getByText('By Prakash Tamang', { exact: true })).toBeVisible();
    await expect(main().locator('article img')).toHaveAttribute('src', long.imageUrl);
    await expect(main().getByText(letters, { exact: true })).toBeVisible();
  });
});

test("a blog without an author is by 'Unknown Author', without a picture, and keeps its line breaks", async () => {
  const page = await openReady(`/blogs/${short._id}`);
  await expect(page.getByText('By Unknown Author', { exact: true })).toBeVisible();
  const text = page.getByText('First line');
  await expect(text).toHaveText('First line\n\n  Third line', { useInnerText: true });
  await expect(text).toHaveCSS('white-space', /pre-wrap|break-spaces/);
  await expect(page.locator('article img')).toHaveCount(0);
});

const blogPath = (id: string) => `/api/blogs/get/${id}`;

test("it says 'Loading blog...' until it has come, and asks for it once", async () => {
  const gate = shutGate();
  let sent: unknown[] = [];
  const page = await openReady(`/blogs/${short._id}`, {
    prepare: async (fresh) => {
      sent = recordRequests(fresh);
      await answerInstead(fresh, 'GET', blogPath(short._id), { after: gate.opened });
    },
  });
  await expect(page.getByText('Loading blog...')).toBeVisible();
  gate.open();
  await expect(page.getByRole('heading', { level: 1, name: 'No author' })).toBeVisible();
  expect(sent[0]).toEqual({ method: 'GET', path: blogPath(short._id), body: null });
  expect(
    sent.filter((request) => JSON.stringify(request) === JSON.stringify(sent[0])),
  ).toHaveLength(1);
});

test.each([
  ['unreachable', 'unreachable'],
  ['broken', { status: 500, body: { message: 'Out of order' } }],
  ['no blog', { body: { title: 5 } }],
] as const)('where the answer is %s the failure is said in red', async (_, answer) => {
  const page = await openReady(`/blogs/${short._id}`, {
    expected: [/blog/i, /Failed to load resource/],
    prepare: (fresh) => answerInstead(fresh, 'GET', blogPath(short._id), answer),
  });
  const message = page.getByText('Failed to load blog. Please try again later.', { exact: true });
  await expect(message).toBeVisible();
  expect(await isRed(message)).toBe(true);
});

test("an unknown id, and an empty answer, are 'Blog not found.'", async () => {
  const page = await openReady('/blogs/000000000000000000000000', { expected: [/404/] });
  await expect(page.getByText('Blog not found.', { exact: true })).toBeVisible();
  const empty = await openReady(`/blogs/${short._id}`, {
    prepare: (fresh) => answerInstead(fresh, 'GET', blogPath(short._id), { body: null }),
  });
  await expect(empty.getByText('Blog not found.', { exact: true })).toBeVisible();
});

test('back from one blog to another loads the right one again', async () => {
  const page = await openReady('/blogs');
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

test('a slow answer for the first blog never overwrites the second', async () => {
  const gate = shutGate();
  const page = await openReady(`/blogs/${emoji._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Families');
  await answerInstead(page, 'GET', blogPath(nepali._id), { after: gate.opened, body: nepali });
  const neighbours = page.getByRole('navigation', { name: 'More blogs' });
  await neighbours.scrollIntoViewIfNeeded();
  await neighbours.getByRole('link', { name: nepali.title }).click();
  await expect(page.getByText('Loading blog...')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Families');
  gate.open();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Families');
  await expect(page).toHaveTitle(/^Families/);
});
