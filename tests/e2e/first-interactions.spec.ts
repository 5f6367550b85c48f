import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries, someExams } from '../../stories/support/offered.ts';
import { expectValues, field, fillIn, message, sendButton } from './contact-form.ts';
import { laptop, phone } from './devices.ts';
import { test as base } from './fixtures.ts';
import { type Deferred, deferred, holdScripts } from './mock-api.ts';
import { isHydrated, type OpenOptions, waitForHydration } from './open-page.ts';
import { comparison } from './public-paths.ts';

const chosen = someCountries('uk', 'canada', 'ireland');
const [country] = someCountries('ireland');
const [exam] = someExams('ielts');

/** Controls work before React hydrates, and keep their state when it does. */

const test = base.extend<{
  readonly scripts: Deferred;
  /** Opens a page whose scripts do not arrive before `hydrate`. */
  readonly openEarly: (path: string, options: OpenOptions) => Promise<Page>;
  readonly hydrate: (page: Page) => Promise<void>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured argument.
  scripts: async ({}, use) => use(deferred()),
  openEarly: async ({ openPage, scripts }, use) => {
    await use((path, options) =>
      openPage(path, {
        ...options,
        prepare: (page) => holdScripts(page, scripts.promise),
      }),
    );
    scripts.resolve();
  },
  hydrate: async ({ scripts }, use) => {
    await use(async (page) => {
      expect(await isHydrated(page)).toBe(false);
      scripts.resolve();
      await waitForHydration(page);
    });
  },
});

test('an answer opens and stays open', async ({ openEarly, hydrate }) => {
  const page = await openEarly(paths.testPreparation(exam.slug), phone.options);
  const answers = page
    .getByRole('region', { name: 'Frequently asked questions' })
    .locator('details');
  await answers.nth(0).locator('summary').click();
  await answers.nth(1).locator('summary').click();
  await expect(answers.nth(1).locator('p')).toBeVisible();
  await expect(answers.nth(0).locator('p')).toBeHidden();
  await hydrate(page);
  await expect(answers.nth(1).locator('p')).toBeVisible();
  await answers.nth(1).locator('summary').press('Enter');
  await expect(answers.nth(1).locator('p')).toBeHidden();
});

test('the mobile menu and a group in it open and stay open', async ({ openEarly, hydrate }) => {
  const page = await openEarly('/about', phone.options);
  const opener = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await opener.click();
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await menu.getByText('Study In').click();
  await expect(menu.getByRole('link', { name: country.shortName })).toBeVisible();
  await hydrate(page);
  await expect(menu.getByRole('link', { name: country.shortName })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a menu of the header opens, closes on Escape and stays open', async ({
  openEarly,
  hydrate,
}) => {
  const page = await openEarly('/about', laptop.options);
  const nav = page.getByRole('navigation', { name: 'Main' });
  const button = nav.getByRole('button', { name: 'Study In' });
  const link = nav.getByRole('link', { name: country.shortName });
  await button.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await nav.getByRole('button', { name: 'Test Preparation' }).click();
  await button.click();
  await expect(nav.getByRole('link', { name: exam.name })).toBeHidden();
  await hydrate(page);
  await expect(link).toBeVisible();
  await page.mouse.click(640, 780);
  await expect(link).toBeHidden();
});

test('the colour scheme switches and is kept', async ({ openEarly, hydrate }) => {
  const page = await openEarly('/about', laptop.options);
  const html = page.locator('html');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await hydrate(page);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(html).toHaveAttribute('data-scheme', 'light');
});

for (const { address, compared } of [
  ...comparison().map((address) => ({ address, compared: chosen.slice(-2) })),
  ...comparison(chosen[0].slug).map((address) => ({ address, compared: chosen })),
]) {
  test(`countries selected on ${address} are compared`, async ({ openEarly, hydrate }) => {
    const page = await openEarly(address, phone.options);
    for (const { name } of compared.slice(-2).toReversed()) {
      await page.getByRole('checkbox', { name }).check();
    }
    await expect(page.getByText('Loading the comparison...')).toBeVisible();
    await hydrate(page);
    for (const { name } of compared) {
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
    }
    await expect(page.getByRole('region', { name: 'Study costs per year' })).toContainText(
      compared.at(-1)?.name ?? '',
    );
    const slugs = new URL(page.url()).searchParams.get('with')?.split(',');
    expect(slugs).toHaveLength(compared.length);
  });
}

for (const path of comparison()) {
  test(`${path} says that it needs JavaScript`, async ({ openPage }) => {
    const page = await openPage(path, { ...phone.options, javaScriptEnabled: false });
    // Playwright's text locators skip `noscript`.
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
}

test('the map opens and is loaded from its host only then', async ({ openEarly, hydrate }) => {
  const page = await openEarly('/contact', { ...phone.options, expectedErrors: [/openstreetmap/] });
  const mapRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('openstreetmap')) mapRequests.push(request.url());
  });
  await page.getByText('Show map').first().scrollIntoViewIfNeeded();
  expect(mapRequests).toEqual([]);
  await page.getByText('Show map').first().click();
  await expect(page.getByText('Loading the map...').first()).toBeVisible();
  await hydrate(page);
  await expect(page.getByTitle(/^Map: /)).toBeVisible();
  await expect.poll(() => mapRequests.length).toBeGreaterThan(0);
});

test('text typed into the contact form is kept', async ({ openEarly, hydrate }) => {
  const page = await openEarly('/contact', phone.options);
  await fillIn(page);
  await hydrate(page);
  await expectValues(page, message);
});

test('a contact message that is submitted twice is sent once, after hydration', async ({
  openEarly,
  hydrate,
}) => {
  const page = await openEarly('/contact', phone.options);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  await fillIn(page);
  await sendButton(page).click();
  await field(page, 'Subject').press('Enter');
  expect(sent).toEqual([]);
  await hydrate(page);
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  expect(sent).toHaveLength(1);
  for (const value of [message.Name, message.Email, message.Subject]) {
    expect(sent[0]).toContain(value);
  }
});
