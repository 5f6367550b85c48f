import { expect, type Page } from '@playwright/test';
import { home } from '#brand/home.ts';
import { paths } from '#src/pageTable.ts';
import { expectAccessible, expectNoOverflow } from './axe.ts';
import type { laptop, phone } from './devices.ts';
import { sharedPage, test } from './fixtures.ts';
import { gotoHydrated } from './open-page.ts';
import { comparison, publicPaths } from './public-paths.ts';

/** Waits until all content has loaded. */
async function waitForContent(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
  if (new URL(page.url()).pathname === paths.home) {
    await expect(page.getByRole('heading', { name: home.blogs.heading })).toBeVisible();
  }
}

/**
 * Tests every public page and the sign-in page with axe on a device. A spec file for each device,
 * because the workers of Playwright share files.
 */
export function testAccessibility({ name, options }: typeof phone | typeof laptop): void {
  test.describe(`on a ${name}`, () => {
    const shared = sharedPage(paths.about, {
      ...options,
      // axe must not check content that is fading in.
      reducedMotion: 'reduce',
      expectedErrors: [/404/],
    });

    for (const path of [
      ...publicPaths,
      ...comparison('uk', 'canada', 'usa'),
      paths.signIn,
      '/no-such-page',
    ]) {
      test(`${path} is accessible and fits the width`, async () => {
        await gotoHydrated(shared.page, path);
        await waitForContent(shared.page);
        await expectAccessible(shared.page);
        await expectNoOverflow(shared.page);
      });
    }

    test('a blog is accessible', async () => {
      await gotoHydrated(shared.page, paths.blogs);
      await shared.page.getByRole('link', { name: 'Read More' }).first().click();
      await shared.page.waitForURL(/blogs\/./);
      await waitForContent(shared.page);
      await expectAccessible(shared.page);
    });
  });
}
