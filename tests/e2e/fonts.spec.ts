import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { findSystemFonts, showLetters } from '../systemFonts.ts';
import { sharedPage, test } from './fixtures.ts';
import { gotoHydrated } from './open-page.ts';
import { comparison, dashboardPaths, publicPaths } from './public-paths.ts';
import { signIn } from './session.ts';

test.describe('every letter comes from a font of the site', () => {
  const shared = sharedPage(paths.about, { expectedErrors: [/404/] });

  const expectOwnFonts = async (path: string) => {
    const { page } = shared;
    await gotoHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^(Loading|Counting)/).filter({ visible: true })).toHaveCount(0);
    await page.evaluate(showLetters);
    const session = await page.context().newCDPSession(page);
    // The fonts of hidden letters may still be loading.
    await expect.poll(() => findSystemFonts(session), path).toEqual([]);
    await session.detach();
  };

  for (const path of [
    ...publicPaths,
    ...comparison('uk', 'canada', 'usa'),
    paths.signIn,
    paths.offline,
    '/no-such-page',
  ]) {
    test(`of ${path}`, () => expectOwnFonts(path));
  }

  test('of every sample blog', async ({ site }) => {
    test.setTimeout(120_000);
    const response = await fetch(`${site.apiUrl}/api/blogs/get`);
    const blogs: { _id: string }[] = await response.json();
    expect(blogs).not.toHaveLength(0);
    for (const { _id } of blogs) await expectOwnFonts(paths.blog(_id));
  });

  test('of the dashboard', async () => {
    await gotoHydrated(shared.page, paths.signIn);
    await signIn(shared.page);
    for (const path of dashboardPaths) await expectOwnFonts(path);
  });
});
