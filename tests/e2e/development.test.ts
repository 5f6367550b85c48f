import { test } from 'vitest';
import { paths } from '#src/content/paths.ts';
import { launchBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { serveSite } from './site.ts';

/** React's strict mode says, and does, what the built site never would. */
const served = serveSite(undefined, { isInDevelopment: true });
const { openReady } = launchBrowser(served);

test('the site as `npm start` serves it opens, goes on to a guide and back, without a complaint', async () => {
  const page = await openReady(paths.home, { viewport: { width: 1280, height: 800 } });
  await page
    .locator(`main a[href="${paths.studyIn('uk')}"]`)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('UK');
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
