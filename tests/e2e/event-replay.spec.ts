import { expect, type Page } from '@playwright/test';
import { fillIn, form, message, sendButton } from './contact-form.ts';
import { phone } from './devices.ts';
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

test('keeps a username that was typed early', async ({ openWithoutScripts, loadScripts }) => {
  const page = await openWithoutScripts('/admin', phone.options);
  const username = page.getByRole('textbox', { name: 'Username' });
  await username.fill('admin');
  expect(await isHydrated(page)).toBe(false);
  loadScripts();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(username).toHaveValue('admin');
});
