import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries, someTests } from '../../../stories/support/offered.ts';
import { sharedPage, test } from '../fixtures.ts';
import { waitForHydration } from '../open-page.ts';
import { comparison } from '../public-paths.ts';

const [country] = someCountries('uk');
const [exam] = someTests('ielts');
const guide = paths.studyIn(country.slug);
const heading = `Study in ${country.nameInText}`;
const examPath = paths.testPreparation(exam.slug);

/** An address, the path that it leads to, and the heading there. */
const found = [
  ['/', '/', 'Study abroad from Nepal'],
  ['/about', '/about', 'About Us'],
  ['/about?from=/poster/#values', '/about', 'About Us'],
  ['/about/', '/about', 'About Us'],
  ['//about', '/about', 'About Us'],
  ['/about.html', '/about', 'About Us'],
  ['/index.html', '/', 'Study abroad from Nepal'],
  [guide, guide, heading],
  [`${guide}/`, guide, heading],
  [`//studyin//${country.slug}//`, guide, heading],
  ['/studyin', '/', 'Study abroad from Nepal'],
  ['/studyin/', '/', 'Study abroad from Nepal'],
  ['/testpreparation', '/', 'Study abroad from Nepal'],
  [`${examPath}.html`, examPath, `${exam.name} Preparation`],
  ['/blogs/', '/blogs', 'Explore Our Blog'],
  ...comparison(country.slug).map(
    (path) => [path.replace('?', '/?'), '/compare', 'Compare destinations'] as const,
  ),
  ['/blogs/no-such-blog', '/blogs/no-such-blog', 'Blog not found.'],
  ['/admin/', '/admin', 'Sign In'],
  ['/dashboard/', '/admin', 'Sign In'],
  ['/dashboard/blogs/list/', '/admin', 'Sign In'],
] as const;

const notFound = [
  '/About',
  '/ABOUT/',
  `/studyin/${country.slug.toUpperCase()}`,
  `/StudyIn/${country.slug}`,
  '/Admin',
  '/nowhere',
  '/404',
  '/404.html',
  '/nowhere/',
  '//nowhere',
  '/studyin/mars',
  '/about/us',
  '/about%2F',
  '/blogs/a/b',
  '/about;sort=up',
];

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

  for (const [index, address] of notFound.entries()) {
    test(`${address} is not found`, async ({ site }) => {
      expect(await open(site.url + address, index)).toBe(404);
      await expect(shared.page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    });
  }
});

test('a redirect keeps the query and is permanent', async ({ site }) => {
  const response = await fetch(`${site.url}/contact/?subject=visa`, { redirect: 'manual' });
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/contact?subject=visa');
});

// Some hosts serve a page for another form of its path.
for (const [address, file, path] of [
  ['//about', '/about', '/about'],
  ['/about/', '/about', '/about'],
  ['/About', '/about', '/About'],
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
    const isExact = path === path.toLowerCase();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      isExact ? 'About Us' : 'Page not found',
    );
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test('/offline leads home with a network', async ({ hydratedPage }) => {
  const page = await hydratedPage(paths.offline);
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Study abroad from Nepal');
});
