import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { laptop } from './devices.ts';
import { test } from './fixtures.ts';

const [country] = someCountries('uk');

/** A list that grows with the name of every script that the page requests. */
function recordScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(\w+)-[^/]*\.js$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('a hovered link has its page loaded before the click', async ({ hydratedPage }) => {
  const page = await hydratedPage(paths.contact, laptop.options);
  const scripts = recordScripts(page);
  await headerLink(page, 'About Us').hover();
  await expect.poll(() => scripts).toContain('AboutPage');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await headerLink(page, 'About Us').click();
  await expect(page).toHaveTitle(/^About/);
  expect(scripts.slice(before)).toEqual([]);
});

test('a hovered link to a guide has its data loaded as well', async ({ hydratedPage }) => {
  const page = await hydratedPage(paths.home);
  const scripts = recordScripts(page);
  await page
    .locator(`main a[href="${paths.studyIn(country.slug)}"]`)
    .first()
    .hover();
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['CountryPage', 'guide']));
});

test('prefetching renders nothing and requests nothing from the API', async ({ hydratedPage }) => {
  const page = await hydratedPage(paths.contact, laptop.options);
  const scripts = recordScripts(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await headerLink(page, 'Testimonials').hover();
  await expect.poll(() => scripts).toContain('TestimonialsPage');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveTitle(/^Contact/);
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('nothing is prefetched for a visitor who saves data', async ({ hydratedPage }) => {
  const page = await hydratedPage(paths.contact, {
    ...laptop.options,
    prepare: (newPage) =>
      newPage.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      ),
  });
  const scripts = recordScripts(page);
  await headerLink(page, 'About Us').hover();
  await page.mouse.wheel(0, 2000);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(scripts).toEqual([]);
});
