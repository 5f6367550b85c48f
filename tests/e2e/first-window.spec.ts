import { expect, type Page } from '@playwright/test';
import { expectNoOverflow } from './axe.ts';
import { sharedPage, test } from './fixtures.ts';

/** What a visitor comes for begins in the first window: nobody has to scroll past a picture. */

/** How much of it must be in the window, in px, so that it is recognised. */
const VISIBLE = 48;

const contents = [
  { path: '/blogs', what: 'card', find: (page: Page) => page.getByRole('article').first() },
  { path: '/testimonials', what: 'card', find: (page: Page) => page.getByRole('figure').first() },
  {
    path: '/contact',
    what: 'form field',
    find: (page: Page) => page.getByRole('textbox', { name: 'Name' }),
  },
  {
    path: '/compare',
    what: 'choice',
    find: (page: Page) => page.getByRole('checkbox', { name: 'United Kingdom' }),
  },
] as const;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
]) {
  test.describe(`in a window of ${viewport.width} x ${viewport.height}`, () => {
    for (const { path, what, find } of contents) {
      test.describe(path, () => {
        const shared = sharedPage(path, { viewport });

        test(`the first ${what} begins inside the window`, async () => {
          const box = await find(shared.page).boundingBox();
          const hero = await shared.page.locator('main header').first().boundingBox();
          expect(box?.y).toBeLessThanOrEqual(viewport.height - VISIBLE);
          // The hero leaves half of the window to the content.
          expect((hero?.y ?? 0) + (hero?.height ?? 0)).toBeLessThanOrEqual(viewport.height / 2);
          await expectNoOverflow(shared.page);
        });
      });
    }
  });
}

test.describe('each hero has something of its own', () => {
  const hero = (page: Page) => page.locator('main header').first();

  test('/blogs shows the date of the newest blog', async ({ hydratedPage }) => {
    const page = await hydratedPage('/blogs');
    await expect(hero(page).getByText('Latest post')).toBeVisible();
    await expect(hero(page).getByRole('time')).toHaveText('18 November 2025');
  });

  test('/testimonials quotes a student', async ({ hydratedPage }) => {
    const page = await hydratedPage('/testimonials');
    await expect(hero(page).getByText(/^Nobody here promised me a visa/)).toBeVisible();
    // The student is invented, and marked in the preview that the tests use.
    await expect(hero(page).getByText('Dipesh Shrestha')).toHaveText('Dipesh Shrestha Sample');
  });

  test('/contact shows phone and office hours', async ({ hydratedPage }) => {
    const page = await hydratedPage('/contact');
    await expect(hero(page).getByRole('link', { name: '+977 1-000 0000' })).toHaveAttribute(
      'href',
      'tel:+97710000000',
    );
    await expect(hero(page).getByText('Sunday to Friday, 10:00 AM to 6:00 PM')).toBeVisible();
    await expect(hero(page).getByText(/^Open(s|ed)? /)).toBeVisible();
  });

  test('/compare shows the flag of each country', async ({ hydratedPage }) => {
    const page = await hydratedPage('/compare');
    const flags = hero(page).locator('img');
    await expect(flags).toHaveCount(6);
    for (const flag of await flags.all()) await expect(flag).toBeVisible();
  });
});
