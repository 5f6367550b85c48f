import { expect, type Page } from '@playwright/test';
import { expectNoOverflow } from './axe.ts';
import { laptop, phone } from './devices.ts';
import { test } from './fixtures.ts';
import { deferred, holdScripts } from './mock-api.ts';
import { waitForHydration } from './open-page.ts';

const path = '/compare?with=usa,ireland,uk';

const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ visible: true });

test('the labels of the exchange rates overlap nothing at any width', async ({ hydratedPage }) => {
  const page = await hydratedPage(path, laptop.options);
  const rates = page.getByRole('region', { name: 'Exchange rates' });
  await expect(rates.getByRole('textbox')).toHaveCount(3);
  for (let width = 320; width <= 1440; width += 80) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await rates
      .locator('label, input')
      .evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON()),
      );
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const overlaps =
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom;
        expect(overlaps, `at ${width} px`).toBe(false);
      }
    }
    await expectNoOverflow(page);
  }
});

test('an unknown figure leads to the contact page', async ({ hydratedPage }) => {
  const page = await hydratedPage(path, phone.options);
  await page.getByRole('region', { name: 'Living costs' }).getByText('Ask us').first().click();
  await expect(page).toHaveURL('/contact?subject=United+States%3A+living+costs');
});

test('the names of the countries stay in view', async ({ hydratedPage }) => {
  const page = await hydratedPage(path, laptop.options);
  await page.getByRole('region', { name: 'Universities' }).scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('main').locator('[aria-hidden]').getByText('United Kingdom'),
  ).toBeInViewport();
});

for (const width of [360, 1280]) {
  test(`the choice of the address can be printed when the page has loaded, ${width} px wide`, async ({
    openPage,
  }) => {
    const page = await openPage(path, { viewport: { width, height: 800 } });
    await page.emulateMedia({ media: 'print' });
    // Without waiting: a browser that prints a page does not wait either.
    expect(await page.getByRole('main').textContent()).toMatch(
      /United Kingdom.*Ireland.*United States.*Study costs per year.*€9,000 to 20,000/s,
    );
    expect(await page.getByText('€10,000 a year').first().isVisible()).toBe(true);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}

test('before its script has arrived /compare says that nothing is chosen', async ({ openPage }) => {
  const scripts = deferred();
  const page = await openPage('/compare', {
    ...phone.options,
    waitUntil: 'commit',
    prepare: (newPage) => holdScripts(newPage, scripts.promise),
  });
  await expect(status(page)).toContainText('Nothing is chosen yet.');
  scripts.resolve();
  await waitForHydration(page);
});

test('before its script has arrived the comparison of the address is shown, and stays', async ({
  openPage,
}) => {
  const scripts = deferred();
  const page = await openPage('/compare?with=usa,ireland&rates=EUR:180', {
    ...laptop.options,
    waitUntil: 'commit',
    prepare: (newPage) => holdScripts(newPage, scripts.promise),
  });
  const costs = page.getByRole('region', { name: 'Study costs per year' });
  await expect(costs).toBeVisible();
  await expect(page).toHaveTitle(/^Compare Ireland and the USA ·/);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await expect(costs).toHaveText(/Ireland.*€9,000 to 20,000.*United States/);
  scripts.resolve();
  await waitForHydration(page);
  await expect(costs).toHaveText(/Ireland.*€9,000 to 20,000.*United States/);
  await expect(page.getByLabel('NPR for 1 EUR')).toHaveValue('180');
  await expect(page).toHaveURL('/compare?with=usa,ireland&rates=EUR:180');
});

test('a comparison whose file does not come is made by the script', async ({ openPage }) => {
  const scripts = deferred();
  const page = await openPage('/compare?with=uk,usa', {
    ...phone.options,
    expectedErrors: [/Failed to load resource/, /\/compare\/uk,usa/],
    waitUntil: 'commit',
    prepare: async (newPage) => {
      await holdScripts(newPage, scripts.promise);
      // Neither a response nor an error.
      await newPage.route('**/compare/uk,usa', () => {});
    },
  });
  await expect(status(page)).toContainText('Loading the comparison...');
  scripts.resolve();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 10_000 });
  await expect(page.getByRole('region', { name: 'Universities' })).toBeVisible();
});

test('who ticks another country while the comparison is on its way keeps it', async ({
  openPage,
}) => {
  const file = deferred();
  const page = await openPage('/compare?with=uk', {
    ...laptop.options,
    waitUntil: 'commit',
    prepare: (newPage) =>
      newPage.route('**/compare/uk', async (route) => {
        await file.promise;
        await route.continue();
      }),
  });
  await page.getByRole('checkbox', { name: 'Canada' }).check();
  file.resolve();
  await expect(page.getByRole('region', { name: 'Universities' })).toContainText('Canada');
  await expect(page).toHaveTitle(/^Compare the UK and Canada ·/);
});

test('before its script has arrived the boxes of the address are ticked, and one that is cleared stays so', async ({
  openPage,
}) => {
  const scripts = deferred();
  const page = await openPage('/compare?with=usa,mars,uk,usa,ireland,canada', {
    ...phone.options,
    waitUntil: 'commit',
    prepare: (newPage) => holdScripts(newPage, scripts.promise),
  });
  const ticked = page.getByRole('checkbox', { checked: true });
  await expect(page.locator('html')).toHaveAttribute('data-css-ready');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await expect(ticked).toHaveCount(3);
  for (const name of ['United States', 'United Kingdom', 'Ireland']) {
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  }
  await page.getByRole('checkbox', { name: 'Ireland' }).uncheck();
  scripts.resolve();
  await waitForHydration(page);
  await expect(page).toHaveURL(/with=uk(?:,|%2C)usa$/);
  await expect(ticked).toHaveCount(2);
  await expect(page).toHaveTitle(/^Compare the UK and the USA ·/);
});

test('an address without a valid choice says that nothing is chosen', async ({ openPage }) => {
  const page = await openPage('/compare?with=atlantis', phone.options);
  await expect(page.getByText('Nothing is chosen yet.')).toBeVisible();
  await expect(page.getByText('Loading the comparison...')).toBeHidden();
});
