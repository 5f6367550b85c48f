import { describe, test } from 'vitest';
import { paths } from '#src/content/paths.ts';
import { launchBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { publicPaths } from './pages.ts';
import { serveSite } from './site.ts';

const served = serveSite();
const { sharePage } = launchBrowser(served);

/**
 * Every page takes over what was prerendered without a complaint (launchBrowser fails on any), in
 * either scheme, far from Kathmandu's time zone and on any screen.
 */
describe('taken over without a mismatch', () => {
  const shared = sharePage(paths.home, {
    colorScheme: 'dark',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 360, height: 740 },
  });

  test.each(publicPaths)('%s', async (path) => {
    await shared.page.goto(path);
    // The first movement, with which a page that is complete fetches its script.
    await shared.page.mouse.move(100, 100);
    await shared.page.mouse.move(110, 110);
    await shared.page.waitForFunction(() => document.documentElement.dataset.site === 'ready');
    await expect(shared.page.locator('h1')).toHaveCount(1);
  });
});

describe('to be read without JavaScript', () => {
  const shared = sharePage(paths.home, { javaScriptEnabled: false });

  test.each(publicPaths)('%s', async (path) => {
    await shared.page.goto(path);
    await expect(shared.page.locator('main h1')).toHaveText(/./);
    await expect(shared.page.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(shared.page.locator(`a[href="${paths.contact}"]`).first()).toBeAttached();
  });
});
