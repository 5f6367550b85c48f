import { expect, type Page } from '@playwright/test';
import { site as company } from '#brand/site.ts';
import { paths } from '#src/pageTable.ts';
import seed from '../../db.json' with { type: 'json' };
import { findSystemFonts, showLetters } from '../systemFonts.ts';
import { phone } from './devices.ts';
import { gotoHydrated, heading, test } from './fixtures.ts';
import { comparison, publicPaths } from './public-paths.ts';

// React reports a mismatch with the prerendered HTML to the console, which fails the test: here in
// the dark scheme, far from Kathmandu's time zone and on a small screen.
test.use({ viewport: phone, colorScheme: 'dark', timezoneId: 'America/Los_Angeles' });

/** Opens a page, which has one heading, and expects that no font of the machine is used. */
async function expectOwnFonts(page: Page, path: string) {
  await gotoHydrated(page, path);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(/^(Loading|Counting)/).filter({ visible: true })).toHaveCount(0);
  await page.evaluate(showLetters, undefined);
  const session = await page.context().newCDPSession(page);
  // The fonts of hidden letters may still be loading.
  await expect.poll(() => findSystemFonts(session), path).toEqual([]);
  await session.detach();
}

const publicOnes = [...publicPaths, ...comparison('uk', 'canada', 'usa'), paths.signIn];

const all = [...publicOnes, paths.offline, '/no-such-page'];
const kindOf = (path: string) => `/${path.split(/[/?]/)[1]}`;

// Pages of one kind share their scripts, which the browser then has.
for (const kind of new Set(all.map(kindOf))) {
  test(`${kind} hydrates without a mismatch, in our fonts`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    for (const path of all.filter((path) => kindOf(path) === kind)) {
      await expectOwnFonts(page, path);
    }
  });
}

test('hydration keeps the structured data of the consultancy', async ({ page }) => {
  await gotoHydrated(page, paths.home);
  const data = await page.locator('[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain(company.offices[0].address.street);
});

test('fonts of all sample blogs, in one', async ({ page }) => {
  const joined = (field: 'title' | 'author' | 'content') =>
    seed.blogs.map((blog) => blog[field]).join('\n\n');
  const blog = {
    _id: '68e0a1b2c3d4e5f60718293a',
    title: joined('title'),
    author: joined('author'),
    content: joined('content'),
  };
  await page.route('**/api/blogs/get/*', (route) => route.fulfill({ json: blog }));
  await expectOwnFonts(page, paths.blog(blog._id));
});
