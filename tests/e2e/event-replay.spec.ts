import { expect, type Page } from '@playwright/test';
import { fillIn, form, message, sendButton } from './contact-form.ts';
import { laptop, phone } from './devices.ts';
import { test as base } from './fixtures.ts';
import { deferred } from './mock-api.ts';
import { isHydrated, type OpenOptions } from './open-page.ts';

const test = base.extend<{
  /** Opens a page whose scripts are not loaded before `loadScripts` is called. */
  readonly openWithoutScripts: (path: string, options: OpenOptions) => Promise<Page>;
  readonly loadScripts: () => void;
  readonly scripts: ReturnType<typeof deferred>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured argument.
  scripts: async ({}, use) => use(deferred()),
  loadScripts: async ({ scripts }, use) => use(scripts.resolve),
  openWithoutScripts: async ({ openPage, scripts }, use) => {
    await use((path, options) =>
      openPage(path, {
        ...options,
        prepare: (page) =>
          page.route(/\/assets\/.*\.js$/, async (route) => {
            await scripts.promise;
            await route.continue();
          }),
      }),
    );
    scripts.resolve();
  },
});

const questions = (page: Page) =>
  page.getByRole('region', { name: 'Frequently asked questions' }).getByRole('button');

test('the mobile menu opens on an early click', async ({ openWithoutScripts, loadScripts }) => {
  const page = await openWithoutScripts('/about', phone.options);
  await page.getByRole('button', { name: 'Open menu' }).click();
  loadScripts();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('an answer below the fold opens on an early click, without scrolling the page', async ({
  openWithoutScripts,
  loadScripts,
}) => {
  const page = await openWithoutScripts('/testpreparation/ielts', phone.options);
  const question = questions(page).nth(1);
  await question.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await question.click();
  expect(await isHydrated(page)).toBe(false);
  loadScripts();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(2);
});

test('keeps several early clicks, and counts a repeated one once', async ({
  openWithoutScripts,
  loadScripts,
}) => {
  const page = await openWithoutScripts('/testpreparation/gre', laptop.options);
  const question = questions(page).nth(2);
  await question.click();
  await question.click();
  const scheme = page.getByRole('button', { name: /^Colour scheme/ });
  await scheme.click();
  expect(await isHydrated(page)).toBe(false);
  loadScripts();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(scheme).not.toHaveAttribute('aria-label', /^Colour scheme: system/);
});

test('sends a contact message that was sent early, once and complete', async ({
  openWithoutScripts,
  loadScripts,
}) => {
  const page = await openWithoutScripts('/contact', phone.options);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  await fillIn(page);
  await sendButton(page).click();
  await form(page).getByRole('button').first().click();
  expect(await isHydrated(page)).toBe(false);
  loadScripts();
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  expect(sent).toHaveLength(1);
  for (const value of [message.Name, message.Email, message.Subject]) {
    expect(sent[0]).toContain(value);
  }
});
