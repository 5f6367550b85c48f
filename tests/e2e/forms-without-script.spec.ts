import { expect } from '@playwright/test';
import { site } from '#brand/site.ts';
import { paths } from '#src/pageTable.ts';
import { expectValues, field, fillIn, message, sendButton } from './contact-form.ts';
import { phone } from './devices.ts';
import { test } from './fixtures.ts';
import { deferred } from './mock-api.ts';
import { waitForHydration } from './open-page.ts';

/** Forms in a browser without JavaScript, and on a page whose scripts do not arrive. */

const SCRIPTS = /\/assets\/.*\.js$/;
const notSent = 'This page could not be loaded completely, so nothing was sent.';

for (const { path, form, other } of [
  { path: paths.contact, form: 'Contact form', other: `call ${site.phone.display}` },
  { path: paths.signIn, form: 'Sign In', other: /Signing in needs JavaScript/ },
]) {
  test(`${path} cannot be sent without JavaScript, and says so`, async ({ openPage }) => {
    const page = await openPage(path, { ...phone.options, javaScriptEnabled: false });
    await expect(page.getByRole('form', { name: form })).toBeHidden();
    // Playwright's text locators skip `noscript`.
    const notice = page.locator('#root noscript p').last();
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(other);
  });
}

test('no form of the site is submitted by GET', async ({ openPage }) => {
  for (const path of [paths.contact, paths.signIn]) {
    const page = await openPage(path, phone.options);
    for (const form of await page.locator('form').all()) {
      await expect(form).toHaveAttribute('method', 'post');
    }
  }
});

test('Send says at once that the script failed to load, and keeps the text', async ({
  openPage,
}) => {
  const page = await openPage(paths.contact, {
    ...phone.options,
    expectedErrors: [/ERR_FAILED/, /Failed to load resource/],
    prepare: (newPage) => newPage.route(SCRIPTS, (route) => route.abort()),
  });
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByText(notSent)).toBeVisible();
  await expect(page.getByText(/You can also call/)).toBeVisible();
  await expectValues(page, message);
});

test('Send says after ten seconds that the script does not arrive', async ({ openPage }) => {
  const scripts = deferred();
  const page = await openPage(paths.contact, {
    ...phone.options,
    prepare: async (newPage) => {
      await newPage.clock.install();
      await newPage.route(SCRIPTS, async (route) => {
        await scripts.promise;
        await route.continue();
      });
    },
  });
  await fillIn(page);
  await sendButton(page).click();
  await page.clock.runFor(9000);
  await expect(page.getByText(notSent)).toBeHidden();
  await page.clock.runFor(1000);
  await expect(page.getByText(notSent)).toBeVisible();
  scripts.resolve();
  await waitForHydration(page);
  await expect(page.getByText(notSent)).toBeHidden();
  await expectValues(page, message);
});

test('a label is above the text before the script has run', async ({ openPage }) => {
  const page = await openPage(paths.contact, {
    ...phone.options,
    expectedErrors: [/ERR_FAILED/, /Failed to load resource/],
    prepare: (newPage) => newPage.route(SCRIPTS, (route) => route.abort()),
  });
  await fillIn(page);
  for (const name of Object.keys(message)) {
    const text = await field(page, name).boundingBox();
    const label = await page.locator('main form label', { hasText: name }).boundingBox();
    // A text begins 16 px below the border of its field.
    expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThan((text?.y ?? 0) + 16);
  }
});
