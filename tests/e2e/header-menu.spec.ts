import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { laptop } from './devices.ts';
import { sharedPage, test } from './fixtures.ts';
import { banner, entries, menus, visibleHrefs } from './navigation.ts';

const guide = paths.studyIn(someCountries('ireland')[0].slug);

test.describe('the navigation on a laptop', () => {
  const shared = sharedPage('/', laptop.options);
  const nav = () => banner(shared.page).getByRole('navigation', { name: 'Main' });

  const button = () => nav().getByRole('button', { name: 'Study In' });
  const open = () => nav().locator(':popover-open');
  const expectClosed = async () => {
    await expect(open()).toHaveCount(0);
    for (const [, prefix] of menus) {
      await expect.poll(() => visibleHrefs(nav(), prefix)).toEqual([]);
    }
  };

  test('has its entries in order, and no menu button', async () => {
    await expect(nav().getByRole('listitem')).toHaveText(
      entries.map(([entry]) => entry),
      { useInnerText: true },
    );
    for (const [entry, href] of entries) {
      if (href === null) continue;
      const link = nav().getByRole('link', { name: entry, exact: true });
      await expect(link).toHaveAttribute('href', href);
    }
    await expect(shared.page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  });

  for (const [menu, prefix, slugs] of menus) {
    test(`a click opens the menu '${menu}' with its links in order, a second click closes it`, async () => {
      const button = nav().getByRole('button', { name: menu });
      await button.click();
      await expect
        .poll(() => visibleHrefs(nav(), prefix))
        .toEqual(slugs.map((slug) => prefix + slug));
      await button.click();
      await expectClosed();
      await shared.page.mouse.move(640, 700);
    });
  }

  test('a menu opens on hover and closes when the mouse leaves', async () => {
    await button().hover();
    await expect(open()).toBeVisible();
    await shared.page.mouse.move(640, 780);
    await expectClosed();
  });

  test('Arrow Down focuses the first link of a menu', async () => {
    await button().focus();
    await shared.page.keyboard.press('ArrowDown');
    await expect(nav().locator('a[href^="/studyin/"]').first()).toBeFocused();
    await shared.page.keyboard.press('Escape');
    await expectClosed();
  });

  test('a link of a menu opens its page and closes the menu', async () => {
    await nav().getByRole('button', { name: 'Study In' }).click();
    await nav().locator(`a[href="${guide}"]:visible`).click();
    await expect(shared.page).toHaveURL(guide);
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
