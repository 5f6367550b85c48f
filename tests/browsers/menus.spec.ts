import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { test } from './fixtures.ts';
import type { Visit } from './visit.ts';

const [country] = someCountries('uk');

/** Scrolls down and a little up again, which brings the header back. */
async function scroll(visit: Visit): Promise<void> {
  for (const y of [1500, 1300, 1100, 900]) {
    // One frame each: the header follows the events of scrolling.
    await visit.run(async (top) => {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, y);
  }
  await expect
    .poll(() => visit.run(() => document.querySelector('header')?.getBoundingClientRect().top))
    .toBe(0);
}

test("the header's menus open below it in each window, scrolled or not", async ({ visit }) => {
  await visit.hydrated(paths.studyIn(country.slug));
  for (const size of ['laptop', 'tablet', 'phone'] as const) {
    const menus = size === 'phone' ? ['Menu'] : ['Study In', 'Test Preparation'];
    await visit.resize(size);
    await visit.run(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    for (const isScrolled of [false, true]) {
      if (isScrolled) await scroll(visit);
      for (const menu of menus) {
        await visit.click('button', menu);
        await expect.poll(() => visit.gapBelowHeader()).toBe(0);
        await visit.press('ESCAPE');
        await expect.poll(() => visit.gapBelowHeader()).toBeNull();
        await expect.poll(() => visit.focused()).toMatch(menu);
      }
    }
    expect(await visit.scrollY()).toBe(900);
    await visit.click('button', menus[0] ?? '');
    const link = await visit.find('link', new RegExp(`^${country.shortName}`));
    await expect.poll(() => visit.isInView(link)).toBe(true);
    await visit.press('ESCAPE');
  }
});
