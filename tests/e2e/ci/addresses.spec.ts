import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../../stories/support/offered.ts';
import { phone } from '../devices.ts';
import { gotoHydrated, heading, test, waitForHydration } from '../fixtures.ts';
import { comparison } from '../public-paths.ts';

// An address leads to its page, which hydrates without an error. The rules have a unit test.

const [country] = someCountries('uk');
const guide = paths.studyIn(country.slug);
const title = `Study in ${country.nameInText}`;
const homeTitle = 'Study abroad from Nepal';

test.use({ viewport: phone });
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/404/);
});

test('an address leads to its page, and one of another site to none', async ({ page, site }) => {
  for (const [address, path, text] of [
    [`//studyin//${country.slug}//`, guide, title],
    ['/studyin', '/', homeTitle],
    ...comparison(country.slug).map(
      (path) => [path.replace('?', '/?'), '/compare', 'Compare countries'] as const,
    ),
    ['/dashboard/blogs/list/', '/admin', 'Sign In'],
    ['/offline', '/', homeTitle],
    ['//evil.example/About', '/evil.example/About', 'Page not found'],
  ] as const) {
    await test.step(`${address} leads to ${path}`, async () => {
      const response = await page.goto(site.url + address);
      expect(response?.status()).toBe(text === 'Page not found' ? 404 : 200);
      await waitForHydration(page);
      await expect(heading(page)).toContainText(text);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }
});

// No static host has a rule for this: the script of 404.html opens the page.
test('an address in other letters leads to its page at once', async ({ page }) => {
  await page.route(`**${guide}?*`, async (route) => {
    await setTimeout(1000);
    await route.continue();
  });
  await page.addInitScript(() => {
    const look = () => {
      const shown = document.querySelector('h1');
      if (shown?.checkVisibility()) sessionStorage.setItem('first', shown.textContent);
      else requestAnimationFrame(look);
    };
    if (!sessionStorage.getItem('first')) look();
  });
  // The script leaves the page before it has loaded.
  await page.goto(`/StudyIn/${country.slug}?from=Poster#benefits`, { waitUntil: 'commit' });
  await expect(heading(page)).toContainText(title);
  await expect(page).toHaveURL(`${guide}?from=Poster#benefits`);
  const first = () => page.evaluate(() => sessionStorage.getItem('first'));
  await expect.poll(first).toContain(title);
});

test('an address hydrates on a host that sends another page for it', async ({ page, request }) => {
  for (const [address, file] of [
    ['/about/', '/about'],
    ['/About', '/404'],
    ['/About', '/'],
  ] as const) {
    const body = await (await request.get(file)).text();
    await page.route(
      (url) => url.pathname === address,
      (route) => route.fulfill({ body, contentType: 'text/html' }),
    );
    await gotoHydrated(page, address);
    await expect(heading(page)).toHaveText('About Us');
    expect(new URL(page.url()).pathname).toBe('/about');
  }
});
