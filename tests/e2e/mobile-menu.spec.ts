import { expect, type Page } from '@playwright/test';
import { site } from '#brand/site.ts';
import { paths } from '#src/pageTable.ts';
import { someCountries, someTests } from '../../stories/support/offered.ts';
import { phone, tablet } from './devices.ts';
import { sharedPage, test } from './fixtures.ts';
import { entries } from './navigation.ts';

const examPath = paths.testPreparation(someTests('toefl')[0].slug);

const menuDialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test.describe
  .serial('the mobile menu', () => {
    const shared = sharedPage('/', { ...phone.options, hasTouch: true });

    test('a tap opens it with the seven entries in order', async () => {
      await shared.page.getByRole('button', { name: 'Open menu' }).tap();
      await expect(menuDialog(shared.page).getByRole('listitem')).toHaveText(
        entries.map(([entry]) => entry),
        { useInnerText: true },
      );
      await expect(menuDialog(shared.page).getByRole('link', { name: 'Call Now' })).toHaveAttribute(
        'href',
        `tel:${site.phone.tel}`,
      );
    });

    test('a link in it opens its page and closes the menu', async () => {
      await menuDialog(shared.page).getByText('Test Preparation').tap();
      await menuDialog(shared.page).locator(`a[href="${examPath}"]`).tap();
      await expect(shared.page).toHaveURL(examPath);
      await expect(menuDialog(shared.page)).toBeHidden();
    });
  });

test('a tap beside the menu does not scroll the page', async ({ hydratedPage }) => {
  const page = await hydratedPage(paths.studyIn(someCountries('uk')[0].slug), {
    ...tablet.options,
    hasTouch: true,
  });
  // The header reappears when the page scrolls up.
  for (const y of [1900, 1700, 1500]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForFunction((top) => window.scrollY === top, y);
  }
  const opener = page.getByRole('button', { name: 'Open menu' });
  await expect(opener).toBeInViewport({ ratio: 1 });
  const box = await opener.boundingBox();
  if (!box) throw new Error('The button has no box');
  // `tap` would scroll first.
  await page.touchscreen.tap(box.x + 10, box.y + 10);
  await expect(menuDialog(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.touchscreen.tap(40, 600);
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test('the menu closes when the window becomes wide', async ({ hydratedPage }) => {
  const page = await hydratedPage('/about', tablet.options);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menuDialog(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menuDialog(page)).toBeHidden();
});

test('in landscape the whole menu scrolls, with a close button that stays in view', async ({
  hydratedPage,
}) => {
  const page = await hydratedPage('/about', {
    viewport: { width: 740, height: 360 },
    hasTouch: true,
  });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = menuDialog(page);
  await expect(menu.getByText('Test Preparation')).toBeInViewport({ ratio: 1 });
  await menu.getByRole('link', { name: /Call Now/ }).scrollIntoViewIfNeeded();
  await expect(menu.getByRole('link', { name: 'Home' })).not.toBeInViewport();
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
});
