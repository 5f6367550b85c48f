import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { findSystemFonts, showLetters } from '../systemFonts.ts';
import { phone } from './devices.ts';
import { gotoHydrated, heading, test } from './fixtures.ts';
import { signedIn } from './forms.ts';
import { comparison, dashboardPaths, publicPaths } from './public-paths.ts';

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

for (const path of [...publicOnes, paths.offline, '/no-such-page']) {
  test(`${path} hydrates without a mismatch, in our fonts`, ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    return expectOwnFonts(page, path);
  });
}

test('fonts of every sample blog', async ({ page, request }) => {
  test.setTimeout(120_000);
  const blogs: { _id: string }[] = await (await request.get('/api/blogs/get')).json();
  expect(blogs).not.toHaveLength(0);
  for (const { _id } of blogs) await expectOwnFonts(page, paths.blog(_id));
});

test.describe('signed in', () => {
  test.use({ storageState: ({ site }, use) => use(signedIn(site)) });

  test('fonts of the dashboard', async ({ page }) => {
    for (const path of dashboardPaths) await expectOwnFonts(page, path);
  });
});
