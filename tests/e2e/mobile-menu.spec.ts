import { expect, type Page } from '@playwright/test';
import { tablet } from './devices.ts';
import { test } from './fixtures.ts';

const menuDialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

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
