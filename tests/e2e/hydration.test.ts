import { expect, test } from 'vitest';
import { paths } from '#src/content/paths.ts';
import { launchBrowser } from './browser.ts';
import { publicPaths } from './pages.ts';
import { serveSite } from './site.ts';

const served = serveSite();
const { openPage } = launchBrowser(served);

/**
 * Every page takes over what was prerendered without a complaint (launchBrowser fails on any), in
 * either scheme, far from Kathmandu's time zone and on any screen.
 */
test.each(publicPaths)('%s is taken over without a mismatch', async (path) => {
  const page = await openPage(path, {
    colorScheme: 'dark',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 360, height: 740 },
  });
  await page.mouse.move(100, 100);
  await page.waitForFunction(() => document.documentElement.dataset.site === 'ready');
  expect(await page.locator('h1').count()).toBe(1);
});

test.each(publicPaths)('%s can be read without JavaScript', async (path) => {
  const page = await openPage(path, { javaScriptEnabled: false });
  expect(await page.locator('main h1').textContent()).toBeTruthy();
  expect(await page.locator(`a[href^="tel:"]`).count()).toBeGreaterThan(0);
  expect(await page.locator(`a[href="${paths.contact}"]`).count()).toBeGreaterThan(0);
});
