import { expect } from '@playwright/test';
import { expectNoOverflow } from './axe.ts';
import { laptop, phone } from './devices.ts';
import { test } from './fixtures.ts';
import { deferred, holdScripts } from './mock-api.ts';
import { waitForHydration } from './open-page.ts';

const path = '/compare?with=usa,ireland,uk';

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
      /United States.*Ireland.*United Kingdom.*Study costs per year.*€9,000 to 20,000/s,
    );
    expect(await page.getByText('€10,000 a year').first().isVisible()).toBe(true);
    expect(await page.locator('iframe').count()).toBe(0);
  });
}

for (const { address, message } of [
  { address: '/compare?with=uk', message: 'Loading the comparison...' },
  { address: '/compare', message: 'Nothing is chosen yet.' },
]) {
  test(`before its script has arrived ${address} says '${message}'`, async ({ openPage }) => {
    const scripts = deferred();
    const page = await openPage(address, {
      ...phone.options,
      waitUntil: 'commit',
      prepare: (newPage) => holdScripts(newPage, scripts.promise),
    });
    await expect(
      page.getByRole('main').getByRole('status').filter({ visible: true }),
    ).toContainText(message);
    scripts.resolve();
    await waitForHydration(page);
  });
}

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
  await expect(page).toHaveURL(/with=usa(?:,|%2C)uk$/);
  await expect(ticked).toHaveCount(2);
  await expect(page).toHaveTitle(/^Compare the USA and the UK ·/);
});

test('an address without a valid choice says that nothing is chosen', async ({ openPage }) => {
  const page = await openPage('/compare?with=atlantis', phone.options);
  await expect(page.getByText('Nothing is chosen yet.')).toBeVisible();
  await expect(page.getByText('Loading the comparison...')).toBeHidden();
});
