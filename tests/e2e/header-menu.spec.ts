import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { laptop } from './devices.ts';
import { sharedPage, test } from './fixtures.ts';
import { banner } from './navigation.ts';

const guide = paths.studyIn(someCountries('ireland')[0].slug);

test.describe('the navigation on a laptop', () => {
  const shared = sharedPage('/', laptop.options);
  const nav = () => banner(shared.page).getByRole('navigation', { name: 'Main' });

  const button = () => nav().getByRole('button', { name: 'Study In' });
  const open = () => nav().locator(':popover-open');
  test('a menu opens on hover and closes when the mouse leaves', async () => {
    await button().hover();
    await expect(open()).toBeVisible();
    await shared.page.mouse.move(640, 780);
    await expect(open()).toHaveCount(0);
  });

  test('Arrow Down focuses the first link of a menu', async () => {
    await button().focus();
    await shared.page.keyboard.press('ArrowDown');
    await expect(nav().locator('a[href^="/studyin/"]').first()).toBeFocused();
    await shared.page.keyboard.press('Escape');
    await expect(open()).toHaveCount(0);
  });
});

test('a menu opens and closes by touch', async ({ hydratedPage }) => {
  const page = await hydratedPage('/about', { ...laptop.options, hasTouch: true });
  const button = banner(page).getByRole('button', { name: 'Study In' });
  await button.tap();
  await expect(page.locator(':popover-open')).toBeVisible();
  await button.tap();
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await button.tap();
  await banner(page).locator(`a[href="${guide}"]:visible`).tap();
  await expect(page).toHaveURL(guide);
});
