import { expect } from '@playwright/test';
import { expectNoOverflow } from './axe.ts';
import { laptop, phone } from './devices.ts';
import { sharedPage, test } from './fixtures.ts';
import { deferred } from './mock-api.ts';
import { waitForHydration } from './open-page.ts';

/** A comparison that a counsellor would sign: figures written by hand and not imported. */

const path = '/compare?with=usa,ireland,uk';

for (const { name, options } of [phone, laptop]) {
  test.describe(`a comparison on a ${name}`, () => {
    const shared = sharedPage(path, options);
    const topic = (label: string) =>
      shared.page.getByRole('main').getByRole('region', { name: label, exact: true });
    const cells = (label: string) => topic(label).getByRole('definition');

    test('study costs are beside study costs only', async () => {
      const costs = topic('Study costs per year');
      await expect(costs.getByRole('heading', { level: 3 })).toHaveText([
        'Undergraduate',
        'Postgraduate',
      ]);
      await expect(costs).toContainText('NPR 4,155,300');
      await expect(costs).toContainText('Average for one year of a bachelor’s degree.');
      await expect(costs).toContainText('the flight and the tests come on top');
      await expect(costs).toContainText('allow for a higher price in later years');
      await expect(costs).toContainText('International students pay as out-of-state students do');
      await expect(costs).not.toContainText('€60 or €100');
      await expect(costs).not.toContainText('at least €7,000');
    });

    test('each country says whether living costs are included', async () => {
      await expect(cells('Living costs')).toHaveText([
        /Living costs are not included/,
        /does not include living costs.*€7,000 to 12,000/,
        /Living costs are not included/,
      ]);
    });

    test('only what is comparable is added up', async () => {
      await expect(cells('Study and living costs together')).toHaveText([
        'Ask us',
        /^€16,000 to 32,000/,
        'Ask us',
      ]);
      await expect(topic('Study and living costs together')).toContainText('do not add them again');
      await expect(cells('Living costs').nth(1)).not.toContainText(/add/);
    });

    test('visa fee and money to show are topics of their own', async () => {
      await expect(cells('Visa fee')).toHaveText([
        'Ask us',
        /^€60 or €100.*which of the two/,
        'Ask us',
      ]);
      const money = 'Money you must show you have';
      await expect(topic(money)).toContainText('Not one more cost');
      await expect(cells(money).nth(1)).toContainText('at least €7,000');
      await expect(cells(money).nth(1)).toContainText('Not a fee');
    });

    test('the four best-ranked universities are said to be that', async () => {
      await expect(topic('Universities')).toContainText('The four best-ranked of our list');
      await expect(topic('Universities').getByRole('listitem').locator('strong')).toHaveText([
        '1',
        '4',
        '6',
        '10',
        '87',
        '126',
        '273',
        '273',
        '2',
        '3',
        '5',
        '9',
      ]);
    });

    test('the intakes of all countries are on one strip', async () => {
      await expect(topic('Intakes').locator('dd [data-courses]')).toHaveCount(8);
      await expect(topic('Intakes')).toContainText('August/September (fall)');
    });
  });
}

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
  await page.getByRole('region', { name: 'Visa fee' }).getByText('Ask us').first().click();
  await expect(page).toHaveURL('/contact');
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
    expect(await page.getByText('€10,000 per year').isVisible()).toBe(true);
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
      prepare: (newPage) =>
        newPage.route(/\/assets\/.*\.js$/, async (route) => {
          await scripts.promise;
          await route.continue();
        }),
    });
    await expect(
      page.getByRole('main').getByRole('status').filter({ visible: true }),
    ).toContainText(message);
    scripts.resolve();
    await waitForHydration(page);
  });
}

test('an address without a valid choice says that nothing is chosen', async ({ openPage }) => {
  const page = await openPage('/compare?with=atlantis', phone.options);
  await expect(page.getByText('Nothing is chosen yet.')).toBeVisible();
  await expect(page.getByText('Loading the comparison...')).toBeHidden();
});
