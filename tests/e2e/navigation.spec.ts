import { expect, type Locator, type Page } from '@playwright/test';
import { canCompare } from '#src/content/countries/offeredCountries.ts';
import { paths } from '#src/pageTable.ts';
import seed from '../../db.json' with { type: 'json' };
import { someCountries } from '../../stories/support/offered.ts';
import { phone } from './devices.ts';
import { banner, footer, gotoHydrated, headerLink, heading, tabTo, test } from './fixtures.ts';
import { contactForm, message, thanks } from './forms.ts';
import { hold, recordRequests } from './requests.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a link opens in the same document, and Back restores the place', async ({ page }) => {
  // As in Firefox, where it is that of the `<base>` which Storybook sets.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLAnchorElement.prototype, 'target', { get: () => '_parent' }),
  );
  await gotoHydrated(page, paths.about);
  // This mark disappears when the browser loads another document.
  await page.evaluate(() => document.documentElement.setAttribute('id', 'same'));
  const toContact = page.getByRole('main').locator(`a[href="${paths.contact}"]`).last();
  await toContact.scrollIntoViewIfNeeded();
  const scrolled = await scrollY(page);
  expect(scrolled).toBeGreaterThan(500);
  await toContact.click();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(heading(page)).toBeFocused();
  await expect(headerLink(page, 'Contact')).toHaveAttribute('aria-current', 'page');
  await expect(footer(page)).toBeAttached();
  await page.goBack();
  await expect(page).toHaveTitle(/^About/);
  await expect.poll(() => scrollY(page)).toBe(scrolled);
  await expect(page.locator('html#same')).toBeAttached();

  // Not the place of the earlier visit, which the browser knows for this address.
  await page.goto(paths.contact);
  await gotoHydrated(page, paths.about);
  await headerLink(page, 'Contact').click();
  await expect(page).toHaveTitle(/^Contact/);
  await page.goBack();
  await expect(page).toHaveTitle(/^About/);
  await expect(footer(page)).toBeAttached();
  await page.waitForTimeout(500);
  expect(await scrollY(page)).toBe(0);
});

test('links of the header: the open page, a new tab, a bad hash, a file', async ({ page }) => {
  await gotoHydrated(page, paths.about);
  const before = await page.evaluate(() => history.length);
  await headerLink(page, 'About Us').click();
  expect(await page.evaluate(() => history.length)).toBe(before);

  const toContact = headerLink(page, 'Contact');
  const opened = page.context().waitForEvent('page');
  await toContact.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveTitle(/^Contact/);
  await expect(page).toHaveTitle(/^About/);

  await toContact.evaluate((anchor) => anchor.setAttribute('href', '/contact#%E0%A4'));
  await toContact.click();
  await expect(heading(page)).toHaveText('Contact');

  const toBlogs = headerLink(page, 'Blogs');
  await toBlogs.evaluate((anchor) => anchor.setAttribute('href', '/robots.txt'));
  await toBlogs.click();
  await expect(page.getByText('User-agent')).toBeVisible();
});

async function enter(element: Locator, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(element, key);
  await element.page().keyboard.press('Enter');
}

const countries = someCountries('uk', 'australia', 'canada');
const [first] = countries;
const last = countries.at(-1) ?? first;

test("a guide that a link opens has no empty 'More', and links within it", async ({ page }) => {
  await gotoHydrated(page, paths.home);
  const height = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const details = document.querySelector<HTMLDetailsElement>('main #whole-sum details');
          if (!details) return;
          observer.disconnect();
          details.addEventListener('toggle', () =>
            requestAnimationFrame(() => resolve(details.offsetHeight)),
          );
          details.open = true;
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  const guide = paths.studyIn(first.slug);
  const toGuide = page.locator(`main a[href^="${guide}"]`).first();
  await toGuide.evaluate(
    (anchor, href) => anchor.setAttribute('href', href),
    `${guide}?tuition=9000`,
  );
  await toGuide.click();
  expect(await height).toBeGreaterThan(100);

  const main = page.getByRole('main');
  for (const [link, target] of [
    ['All intakes', main.getByRole('heading', { name: 'Intakes', exact: true })],
    ['the plan month by month', main.locator('summary#plan')],
  ] as const) {
    await main.getByRole('link', { name: link, exact: true }).press('Enter');
    await expect(target).toBeInViewport();
    await expect(target).toBeFocused();
  }
  // What somebody has put in is still there.
  await expect(page).toHaveURL(/\?tuition=9000#plan$/);
  // The keyboard continues there.
  await page.keyboard.press('Tab');
  await expect(main.getByRole('combobox', { name: 'Your intake' })).toBeFocused();
});

test('from home to a guide, a comparison and a message, by keyboard alone', async ({ page }) => {
  const main = page.getByRole('main');
  await gotoHydrated(page, paths.home);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await enter(banner(page).getByRole('button', { name: 'Study In' }), 'Shift+Tab');
  await enter(banner(page).getByRole('link', { name: new RegExp(`^${first.shortName}`) }));
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText(`Study in ${first.nameInText}`);

  if (canCompare) {
    await enter(banner(page).getByRole('button', { name: 'Study In' }), 'Shift+Tab');
    await enter(banner(page).getByRole('link', { name: 'Compare countries' }));
    await expect(heading(page)).toBeFocused();
    const box = main.getByRole('checkbox', { name: first.shortName });
    await tabTo(box);
    if (!(await box.isChecked())) await page.keyboard.press('Space');
    await tabTo(main.getByRole('checkbox', { name: last.shortName }));
    await page.keyboard.press('Space');
    const chosen = `${first.slug}(?:,|%2C)${last.slug}`;
    await expect(page).toHaveURL(new RegExp(`/compare\\?with=${chosen}$`));
  }

  await enter(headerLink(page, 'Contact'), 'Shift+Tab');
  await expect(heading(page)).toBeFocused();
  for (const [label, text] of Object.entries(message)) {
    await tabTo(contactForm(page).getByLabel(label));
    await page.keyboard.type(text.replaceAll('\n', ' '));
  }
  await enter(contactForm(page).getByRole('button', { name: 'Send Message' }));
  await expect(thanks(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thanks(page)).toHaveCount(0);
  // Emptied by us.
  await expect(contactForm(page).locator(':user-invalid')).toHaveCount(0);
});

const [newest, older] = seed.blogs.map(({ _id, title }) => ({
  title,
  path: paths.blog(_id),
  endpoint: `/api/blogs/get/${_id}`,
}));
if (!newest || !older) throw new Error('The sample has no two blogs');

test('Back from one blog to another loads the right one again', async ({ page }) => {
  await gotoHydrated(page, paths.blogs);
  const sent = recordRequests(page);
  const readMore = ({ path }: { path: string }) =>
    page.getByRole('article').locator(`a[href="${path}"]`).last();
  await readMore(newest).click();
  await expect(heading(page)).toHaveText(newest.title);
  await page.getByRole('link', { name: '← Back to Blogs' }).click();
  await readMore(older).click();
  await expect(heading(page)).toHaveText(older.title);
  await page.evaluate(() => history.go(-2));
  await expect(heading(page)).toHaveText(newest.title);
  await expect(page).toHaveURL(newest.path);
  const loads = sent.filter((request) => request !== 'GET /api/blogs/get');
  expect(loads).toEqual([newest, older, newest].map(({ endpoint }) => `GET ${endpoint}`));

  // A late response for one blog never replaces another blog.
  const release = await hold(page, `**${older.endpoint}`);
  // The others come when they are near.
  await footer(page).scrollIntoViewIfNeeded();
  const moreBlogs = page.getByRole('navigation', { name: 'More blogs' });
  await moreBlogs.getByRole('link', { name: older.title }).click();
  await expect(page.getByText('Loading blog...')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(newest.title);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(heading(page)).toHaveText(newest.title);
  await expect(page).toHaveTitle(new RegExp(`^${newest.title.slice(0, 20)}`));
});

test('a field of the new page that gets focus early keeps it', async ({ page }) => {
  await page.setViewportSize(phone);
  await gotoHydrated(page, paths.about);
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('main form input');
      if (!field) return;
      observer.disconnect();
      field.focus();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await footer(page).getByRole('link', { name: 'Contact', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(name).toBeFocused();
});
