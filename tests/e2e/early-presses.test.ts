import type { Page } from 'playwright';
import { test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { expect } from './expect.ts';
import { serveSite } from './site.ts';

const served = serveSite();
const { openPage } = launchBrowser(served);

const phone = { viewport: { width: 390, height: 844 } };
const laptop = { viewport: { width: 1280, height: 800 } };

/** How long, in ms, each script is on its way. */
const DELAY = 800;

/** A line on which a visitor presses long before the site's script is there. */
const slowLine = (page: Page) =>
  page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    await route.continue();
  });

const message = {
  Name: 'Sita Rai',
  Email: 'sita@students.example',
  Subject: 'A question',
  Message: 'How much does a year in Ireland cost?',
} as const;

const isReady = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.site === 'ready');

test('the menu that is pressed at once opens', async () => {
  const page = await openPage('/about', { ...phone, prepare: slowLine });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a question far down that is pressed at once opens, and the page stays where it is', async () => {
  const page = await openPage('/testpreparation/ielts', { ...phone, prepare: slowLine });
  const questions = page
    .getByRole('region', { name: 'Frequently asked questions' })
    .getByRole('button');
  await questions.nth(1).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await questions.nth(1).click();
  expect(await isReady(page)).toBe(false);
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true');
  expect(await isReady(page)).toBe(true);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(2);
});

test('of several presses none is lost, and one that is made twice counts once', async () => {
  const page = await openPage('/testpreparation/gre', { ...laptop, prepare: slowLine });
  const questions = page
    .getByRole('region', { name: 'Frequently asked questions' })
    .getByRole('button');
  await questions.nth(2).click();
  await questions.nth(2).click();
  const scheme = page.getByRole('button', { name: /^Colour scheme/ });
  await scheme.click();
  expect(await isReady(page)).toBe(false);
  await expect(questions.nth(2)).toHaveAttribute('aria-expanded', 'true');
  await expect(scheme).not.toHaveAttribute('aria-label', /^Colour scheme: system/);
});

test('a form that is filled in and sent at once is sent, once and whole', async () => {
  const page = await openPage('/contact', { ...phone, prepare: slowLine });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  const form = page.getByRole('form', { name: 'Contact form' });
  for (const [label, value] of Object.entries(message)) await form.getByLabel(label).fill(value);
  const send = form.getByRole('button', { name: 'Send Message' });
  await send.click();
  await send.click();
  expect(await isReady(page)).toBe(false);
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  expect(sent).toHaveLength(1);
  for (const value of Object.values(message)) expect(sent[0]).toContain(value);
});

const scripts = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  );

test('a page that is complete fetches no script until somebody moves', async () => {
  const page = await openPage('/about', phone);
  await page.waitForTimeout(4000);
  expect(await scripts(page)).toBe(0);
  await page.mouse.move(10, 300);
  await expect.poll(() => isReady(page)).toBe(true);
});

test('a page that lacks little fetches its script by itself, but not at once', async () => {
  const page = await openPage('/contact', phone);
  expect(await scripts(page)).toBe(0);
  await expect.poll(() => isReady(page), { timeout: 15_000 }).toBe(true);
});

test('a page that asks the API for what it shows does not wait', async () => {
  const page = await openPage('/blogs', { ...phone, prepare: slowLine });
  await expect.poll(() => scripts(page), { timeout: 2500 }).toBeGreaterThan(0);
});
