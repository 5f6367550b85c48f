import { expect } from '@playwright/test';
import { laptop } from './devices.ts';
import { sharedPage, test } from './fixtures.ts';
import { banner, entries, menus, visibleHrefs } from './navigation.ts';

test.describe('the navigation on a laptop', () => {
  const shared = sharedPage('/', laptop.options);
  const nav = () => banner(shared.page).getByRole('navigation', { name: 'Main' });

  test('has seven entries in order, and no menu button', async () => {
    await expect(nav().getByRole('listitem')).toHaveText(
      entries.map(([entry]) => entry),
      { useInnerText: true },
    );
    await expect(shared.page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  });

  for (const [entry, href] of entries.filter(([, href]) => href)) {
    test(`${entry} links to ${href}`, async () => {
      await expect(nav().getByRole('link', { name: entry, exact: true })).toHaveAttribute(
        'href',
        String(href),
      );
    });
  }

  test('the current page is marked', async () => {
    await expect(nav().getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  for (const [menu, prefix, slugs] of menus) {
    test.describe(`the menu '${menu}'`, () => {
      const button = () => nav().getByRole('button', { name: menu });
      const open = () => expect(nav().locator(':popover-open')).toBeVisible();
      const closed = async () => {
        await expect(nav().locator(':popover-open')).toHaveCount(0);
        await expect.poll(() => visibleHrefs(nav(), prefix)).toEqual([]);
      };

      test('a click opens it with its links in order, a second click closes it', async () => {
        await closed();
        await button().click();
        await open();
        await expect
          .poll(() => visibleHrefs(nav(), prefix))
          .toEqual(slugs.map((slug) => prefix + slug));
        await button().click();
        await closed();
        await shared.page.mouse.move(640, 700);
      });

      test('opens on hover and closes when the mouse leaves', async () => {
        await button().hover();
        await open();
        await shared.page.mouse.move(640, 780);
        await closed();
      });

      test('Enter opens it, Escape closes it and returns the focus', async () => {
        await button().focus();
        await shared.page.keyboard.press('Enter');
        await open();
        await shared.page.keyboard.press('Tab');
        await shared.page.keyboard.press('Escape');
        await closed();
        await expect(button()).toBeFocused();
      });

      test('Space opens it, and Tab past its last link closes it', async () => {
        await button().focus();
        await shared.page.keyboard.press(' ');
        await open();
        await nav().locator(`a[href^="${prefix}"]:visible`).last().focus();
        await shared.page.keyboard.press('Tab');
        await closed();
      });

      test('Arrow Down focuses its first link', async () => {
        await button().focus();
        await shared.page.keyboard.press('ArrowDown');
        await expect(nav().locator(`a[href="${prefix}${slugs[0]}"]`)).toBeFocused();
        await shared.page.keyboard.press('Escape');
        await closed();
      });
    });
  }

  test('only one menu is open at a time', async () => {
    const [studyIn, tests] = menus.map(([name]) => nav().getByRole('button', { name }));
    await studyIn?.click();
    await tests?.click();
    await expect(nav().locator(':popover-open')).toHaveCount(1);
    await expect(nav().locator(':popover-open')).toContainText('Which test?');
    await shared.page.keyboard.press('Escape');
  });

  test('a link of a menu opens its page and closes the menu', async () => {
    await nav().getByRole('button', { name: 'Study In' }).click();
    await nav().locator('a[href="/studyin/ireland"]:visible').click();
    await expect(shared.page).toHaveURL('/studyin/ireland');
    await expect(nav().locator(':popover-open')).toHaveCount(0);
  });
});

for (const [menu, prefix, slugs] of menus) {
  test(`the menu '${menu}' opens and closes by touch`, async ({ hydratedPage }) => {
    const page = await hydratedPage('/about', { ...laptop.options, hasTouch: true });
    const button = banner(page).getByRole('button', { name: menu });
    await button.tap();
    await expect(page.locator(':popover-open')).toBeVisible();
    await button.tap();
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await button.tap();
    await banner(page).locator(`a[href="${prefix}${slugs[1]}"]:visible`).tap();
    await expect(page).toHaveURL(prefix + slugs[1]);
  });
}
