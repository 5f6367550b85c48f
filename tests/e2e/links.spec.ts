import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { laptop } from './devices.ts';
import { test } from './fixtures.ts';

const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Sets a mark that disappears when the browser loads another document. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('id', 'same'));
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.id === 'same');

test('a link opens in the same document, and Back restores the scroll position', async ({
  hydratedPage,
}) => {
  const page = await hydratedPage(paths.about, laptop.options);
  await mark(page);
  const toContact = page.getByRole('main').locator(`a[href="${paths.contact}"]`).last();
  await toContact.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await toContact.click();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(link(page, 'Contact')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.goBack();
  await expect(page).toHaveTitle(/^About/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to the open page adds no entry to the history', async ({ hydratedPage }) => {
  const page = await hydratedPage(paths.about, laptop.options);
  const before = await page.evaluate(() => history.length);
  await link(page, 'About Us').click();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('Ctrl+click opens a new tab and leaves this page as it is', async ({ hydratedPage }) => {
  const page = await hydratedPage(paths.about, laptop.options);
  const opened = page.context().waitForEvent('page');
  await link(page, 'Contact').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveTitle(/^Contact/);
  await expect(page).toHaveTitle(/^About/);
});

test('a link whose hash is badly encoded opens its page', async ({ hydratedPage }) => {
  const page = await hydratedPage(paths.about, laptop.options);
  const toContact = link(page, 'Contact');
  await toContact.evaluate((anchor, href) => anchor.setAttribute('href', href), '/contact#%E0%A4');
  await toContact.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});
