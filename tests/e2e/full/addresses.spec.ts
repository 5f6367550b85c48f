import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../../stories/support/offered.ts';
import { sharedPage, test } from '../fixtures.ts';
import { waitForHydration } from '../open-page.ts';
import { comparison } from '../public-paths.ts';

const [country] = someCountries('uk');
const guide = paths.studyIn(country.slug);
const heading = `Study in ${country.nameInText}`;

/** An address, the path that it leads to, and the heading there. The rules have a unit test. */
const found = [
  ['/about?from=/poster/#values', '/about', 'About Us'],
  ['/about.html', '/about', 'About Us'],
  [`//studyin//${country.slug}//`, guide, heading],
  ['/studyin', '/', 'Study abroad from Nepal'],
  ...comparison(country.slug).map(
    (path) => [path.replace('?', '/?'), '/compare', 'Compare destinations'] as const,
  ),
  ['/blogs/no-such-blog', '/blogs/no-such-blog', 'Blog not found.'],
  ['/dashboard/blogs/list/', '/admin', 'Sign In'],
] as const;

/** As above, but no static host has a rule for it: the script of 404.html opens the page. */
const inOtherLetters = [
  [`/StudyIn/${country.slug}?from=Poster#benefits`, `${guide}?from=Poster#benefits`, heading],
  ['/StudyIn', '/#destinations', 'Study abroad from Nepal'],
  ['/Dashboard/Blogs/List', '/admin', 'Sign In'],
] as const;

const notFound = ['/nowhere', '//evil.example/About', '/404.html'];

test.describe('an address leads to its page or is not found, without a hydration error', () => {
  const shared = sharedPage(paths.about, { expectedErrors: [/404/] });

  async function open(url: string, index: number) {
    const width = index % 2 ? 360 : 1280;
    await shared.page.setViewportSize({ width, height: 740 });
    const response = await shared.page.goto(url);
    await waitForHydration(shared.page);
    return response?.status();
  }

  for (const [index, [address, path, heading]] of found.entries()) {
    test(`${address} leads to ${path}`, async ({ site }) => {
      expect(await open(site.url + address, index)).toBe(200);
      await expect(shared.page.getByRole('heading', { level: 1 })).toContainText(heading);
      expect(new URL(shared.page.url()).pathname).toBe(path);
    });
  }

  for (const [index, [address, target, heading]] of inOtherLetters.entries()) {
    test(`${address} leads to ${target} by a script`, async ({ site }) => {
      await shared.page.setViewportSize({ width: index % 2 ? 360 : 1280, height: 740 });
      // The script leaves the page before it has loaded.
      await shared.page.goto(site.url + address, { waitUntil: 'commit' });
      await expect(shared.page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(shared.page).toHaveURL(site.url + target);
    });
  }

  for (const [index, address] of notFound.entries()) {
    test(`${address} is not found`, async ({ site }) => {
      expect(await open(site.url + address, index)).toBe(404);
      await expect(shared.page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    });
  }
});

test("'Page not found' is never shown at an address in other letters", async ({ openPage }) => {
  const page = await openPage('/About', {
    waitUntil: 'commit',
    expectedErrors: [/404/],
    prepare: async (newPage) => {
      await newPage.route('**/about', async (route) => {
        await setTimeout(1000);
        await route.continue();
      });
      await newPage.addInitScript(() => {
        const look = () => {
          if (document.querySelector('h1')?.checkVisibility()) {
            sessionStorage.setItem(
              'first heading',
              document.querySelector('h1')?.textContent ?? '',
            );
          } else {
            requestAnimationFrame(look);
          }
        };
        if (!sessionStorage.getItem('first heading')) look();
      });
    },
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  const first = () => page.evaluate(() => sessionStorage.getItem('first heading'));
  await expect.poll(first).toBe('About Us');
});

test('a redirect keeps the query and is permanent', async ({ site }) => {
  const response = await fetch(`${site.url}/contact/?subject=visa`, { redirect: 'manual' });
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/contact?subject=visa');
});

// Some hosts serve a page for another form of its path.
for (const [address, file, path] of [
  ['/about/', '/about', '/about'],
  ['/About', '/404', '/about'],
  ['/About', '/', '/about'],
  ['/about/', '/404', '/about'],
] as const) {
  test(`${address} hydrates without an error on a host that sends the file of ${file}`, async ({
    hydratedPage,
    site,
  }) => {
    const body = await (await fetch(site.url + file)).text();
    const page = await hydratedPage(paths.home, {
      prepare: (newPage) =>
        newPage.route(
          (url) => url.pathname === address,
          (route) => route.fulfill({ body, contentType: 'text/html' }),
        ),
    });
    await page.goto(site.url + address);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test('/offline leads home with a network', async ({ hydratedPage }) => {
  const page = await hydratedPage(paths.offline);
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Study abroad from Nepal');
});
