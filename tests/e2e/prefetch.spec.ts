import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { gotoHydrated, headerLink, test } from './fixtures.ts';
import { recordRequests, saveData } from './requests.ts';

const guide = paths.studyIn(someCountries('uk')[0].slug);

function recordScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(\w+)-[^/]*\.js$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

test('a form in use and a hovered link load scripts, and no data', async ({ page }) => {
  await gotoHydrated(page, paths.contact);
  const scripts = recordScripts(page);
  await page.getByRole('textbox', { name: 'Message' }).click();
  await expect.poll(() => scripts).toContain('axios');
  await page.locator(`footer a[href="${guide}"]`).hover();
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['CountryPage', 'guide']));
  const requests = recordRequests(page);
  await headerLink(page, 'Testimonials').hover();
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['TestimonialsPage', 'axios']));
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveTitle(/^Contact/);
  expect(requests).toEqual([]);
  const before = scripts.length;
  await headerLink(page, 'Testimonials').click();
  await expect(page).toHaveTitle(/Testimonials/);
  expect(scripts.slice(before)).toEqual([]);
});

test('nothing is prefetched for a visitor who saves data', async ({ page }) => {
  await saveData(page);
  await gotoHydrated(page, paths.contact);
  const scripts = recordScripts(page);
  await headerLink(page, 'About Us').hover();
  await page.mouse.wheel(0, 2000);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(scripts).toEqual([]);
});
