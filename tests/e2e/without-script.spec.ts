import { expect } from '@playwright/test';
import { site } from '#brand/site.ts';
import { hoursText } from '#src/content/offices.ts';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { phone } from './devices.ts';
import { expectNoOverflow, test } from './fixtures.ts';
import { pageKinds, publicPaths } from './public-paths.ts';

test.use({ javaScriptEnabled: false, viewport: phone });

// The API did not respond to this build, so the lists have no content.
const lists: readonly string[] = [paths.blogs, paths.testimonials];

test('a page of each kind is readable, but for lists', async ({ page }) => {
  for (const path of pageKinds.filter((each) => publicPaths.includes(each))) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('main h1')).toHaveText(/./);
      await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(page.locator(`a[href="${paths.contact}"]`).first()).toBeAttached();
      const notice = page.getByText(/^This page needs JavaScript/);
      await expect(notice).toHaveCount(lists.includes(path) ? 1 : 0);
      if (path !== paths.compare) return;
      await expect(page.locator('main noscript p')).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(0);
    });
  }
});

test('a blog that is newer than the build names other ways', async ({ page }) => {
  const notice = page.getByText(/^This page needs JavaScript/);
  await page.goto(paths.blog('68e0a1b2c3d4e5f60718293a'));
  await expect(notice).toBeInViewport();
  await expect(page.getByText('Loading blog...')).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: site.phone.display })).toBeVisible();
  await expect(main.getByRole('link', { name: site.email })).toBeVisible();
  await expectNoOverflow(page);
  // The file is that of any blog: it has the metadata of the site, and no canonical URL.
  const card = (property: string) => page.locator(`head [property="og:${property}"]`);
  await expect(card('title')).toHaveAttribute('content', site.name);
  await expect(card('description')).toHaveAttribute('content', site.description);
  await expect(card('image')).toHaveAttribute('content', `${site.url}/social-card.png`);
  await expect(page.locator('head [name=robots], head [rel=canonical]')).toHaveCount(0);
  await main.getByRole('link', { name: 'all blogs', exact: true }).click();
  await expect(page).toHaveURL(paths.blogs);
  await expect(notice).toBeVisible();
  await expect(page.getByText('Loading blogs...')).toBeHidden();
});

test('the dashboard leads back to the site', async ({ page }) => {
  await page.goto(paths.listBlogs);
  await expect(page.getByText(/^The dashboard needs JavaScript/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL(paths.home);
});

// Playwright's text locators skip `noscript`.
for (const { path, name, other } of [
  { path: paths.contact, name: 'Contact form', other: `call ${site.phone.display}` },
  { path: paths.signIn, name: 'Sign In', other: /Signing in needs JavaScript/ },
]) {
  test(`the form of ${path} cannot be sent, not by GET either, and says so`, async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole('form', { name, includeHidden: true });
    await expect(form).toBeHidden();
    await expect(form).toHaveAttribute('method', 'post');
    const notice = page.locator('#root noscript p').last();
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(other);
    if (path !== paths.contact) return;
    const shown = site.hours.spans.length > 1 ? 'Hours of each day' : hoursText;
    await expect(page.locator('main header').getByText(shown)).toBeVisible();
  });
}

test('a guide has no idle control, no empty part, and links to its parts', async ({ page }) => {
  await page.goto(paths.studyIn(someCountries('uk')[0].slug));
  const contents = page.getByRole('navigation', { name: 'On this page' });
  // One closed line.
  expect((await contents.boundingBox())?.height).toBeLessThan(60);
  await expect(contents.getByRole('link')).toHaveCount(0);
  for (const summary of await page.locator('main summary').all()) {
    if (await summary.isVisible()) await summary.click();
  }
  await expect(page.locator('main').getByText('How we add it up')).toBeVisible();
  for (const role of ['button', 'textbox', 'combobox', 'spinbutton'] as const) {
    await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'What to do now' })).toBeHidden();
  for (const target of await contents.getByRole('link').all()) {
    const id = (await target.getAttribute('href')) ?? '';
    await expect(page.locator(id)).toBeVisible();
  }
  await contents.getByRole('link', { name: 'Costs', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Costs', exact: true })).toBeInViewport();
  await expect(page).toHaveURL(/#costs$/);
  await expectNoOverflow(page);
});
