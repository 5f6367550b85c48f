import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../../stories/support/offered.ts';
import { phone } from '../devices.ts';
import { gotoHydrated, test, waitForHydration } from '../fixtures.ts';
import { comparison } from '../public-paths.ts';

// Playwright switches the cache off.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Leaves the page, goes back, and returns 'restored' or why the browser loaded it again. */
async function leaveAndReturn(page: Page): Promise<unknown> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    }),
  );
  await page.goto('/site.webmanifest');
  await page.goBack({ waitUntil: 'commit' });
  const readResult = () =>
    page.evaluate(() => {
      if (document.documentElement.dataset.restored === 'true') return 'restored';
      const [visit] = performance.getEntriesByType('navigation');
      return JSON.stringify(Reflect.get(visit ?? {}, 'notRestoredReasons') ?? 'loading');
    });
  await expect.poll(readResult).not.toBe('"loading"');
  return readResult();
}

/** Tries again, because the browser at times drops a page for a reason of its own ('masked'). */
const expectRestored = (page: Page, when: string) =>
  expect(async () => {
    expect(await leaveAndReturn(page), when).toBe('restored');
  }).toPass({ timeout: 15_000 });

const guide = paths.studyIn(someCountries('uk')[0].slug);

test('the browser restores a page of each kind as it was left', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of [paths.home, paths.contact, guide, ...comparison('uk', 'canada')]) {
    await page.goto(path);
    await expectRestored(page, `${path} before hydration`);
    await waitForHydration(page);
    await expectRestored(page, `${path}, hydrated`);
  }
  await page.route('**/api/**', () => {});
  await gotoHydrated(page, paths.home);
  await expectRestored(page, 'while its API is slow');
});
