import type { Page } from 'playwright';
import { test } from 'vitest';
import { paths } from '#src/content/paths.ts';
import { launchBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { serveSite } from './site.ts';

const served = serveSite();
const { openReady } = launchBrowser(served);

const laptop = { viewport: { width: 1280, height: 800 } };

const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** A mark that is gone as soon as the browser loads another document. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('id', 'same'));
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.id === 'same');

test('a link is followed in the same document, and Back leads to where one was', async () => {
  const page = await openReady(paths.about, laptop);
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

test('a link to the open page adds no entry to the history', async () => {
  const page = await openReady(paths.about, laptop);
  const before = await page.evaluate(() => history.length);
  await link(page, 'About Us').click();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('what is pressed with Ctrl opens a tab of its own, and this one stays', async () => {
  const page = await openReady(paths.about, laptop);
  const opened = page.context().waitForEvent('page');
  await link(page, 'Contact').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveTitle(/^Contact/);
  await expect(page).toHaveTitle(/^About/);
});

test("a link in the page's contents leads to its section, by the address too", async () => {
  const page = await openReady(paths.studyIn('uk'), { viewport: { width: 1440, height: 900 } });
  await mark(page);
  await page.getByRole('navigation', { name: 'On this page' }).getByText('Costs').click();
  await expect(page.getByRole('heading', { name: 'Costs', exact: true })).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#costs');
  expect(await isSameDocument(page)).toBe(true);
});

test('the first key leads past the header, to the content', async () => {
  const page = await openReady(paths.about, laptop);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
