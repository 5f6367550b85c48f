import { expect, type Page } from '@playwright/test';
import { expectNoOverflow } from './axe.ts';
import { sharedPage, test } from './fixtures.ts';
import { gotoHydrated } from './open-page.ts';
import { comparison } from './public-paths.ts';

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
  ...comparison().map((path) => ({
    path,
    what: 'choice',
    find: (page: Page) => page.getByRole('checkbox').first(),
  })),
];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
]) {
  test.describe(`in a window of ${viewport.width} x ${viewport.height}`, () => {
    const shared = sharedPage('/blogs', { viewport });

    for (const { path, what, find } of contents) {
      test(`${path}: the first ${what} begins inside the window`, async () => {
        await gotoHydrated(shared.page, path);
        const box = await find(shared.page).boundingBox();
        const hero = await shared.page.locator('main header').first().boundingBox();
        expect(box?.y).toBeLessThanOrEqual(viewport.height - VISIBLE);
        // The hero leaves half of the window to the content.
        expect((hero?.y ?? 0) + (hero?.height ?? 0)).toBeLessThanOrEqual(viewport.height / 2);
        await expectNoOverflow(shared.page);
      });
    }
  });
}
