import { expect, type Page } from '@playwright/test';
import { site } from '#brand/site.ts';
import { destinations } from '#src/content/destinations/destinations.ts';
import { loadDestination } from '#src/content/destinations/loadDestination.ts';
import type { DestinationSummary } from '#src/domain/destination.ts';
import { amountText } from '#src/domain/figure.ts';
import { studyCosts } from '#src/domain/studyCosts.ts';
import { inSentence } from '#src/lib/wording.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { expectNoOverflow } from './axe.ts';
import { laptop, phone } from './devices.ts';
import { test } from './fixtures.ts';
import { deferred, holdScripts } from './mock-api.ts';
import { waitForHydration } from './open-page.ts';

const three = someCountries('uk', 'ireland', 'usa');
const pair = someCountries('ireland', 'usa');
const [first, second] = someCountries('uk', 'canada');
// playwright.config.ts leaves this file out then.
if (!second) throw new Error('With one country there is nothing to compare.');

const compare = (...countries: readonly DestinationSummary[]) =>
  `/compare?with=${countries.map(({ slug }) => slug).join(',')}`;

// Not in the order of the menu.
const path = compare(...three.toReversed());

/** The first study cost of a country, as the comparison has it. */
async function firstCost({ slug }: DestinationSummary) {
  const guide = await loadDestination(slug);
  const [cost] = studyCosts(guide);
  if (!cost) throw new Error(`${slug} has no costs.`);
  return { text: amountText(cost.amount), currency: guide.currency };
}

const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ visible: true });

test('the labels of the exchange rates overlap nothing at any width', async ({ hydratedPage }) => {
  const page = await hydratedPage(path, laptop.options);
  const rates = page.getByRole('region', { name: 'Exchange rates' });
  await expect(rates.getByRole('textbox')).toHaveCount(three.length);
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
  await page.getByRole('main').getByRole('link', { name: 'Ask us' }).first().click();
  await expect(page).toHaveURL(/\/contact\?subject=\w.+/);
});

test('the names of the countries stay in view', async ({ hydratedPage }) => {
  const page = await hydratedPage(path, laptop.options);
  await page.getByRole('region', { name: 'Universities' }).scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('main').locator('[aria-hidden]').getByText(three[0].name),
  ).toBeInViewport();
});

for (const width of [360, 1280]) {
  test(`the choice of the address can be printed, ${width} px wide`, async ({ hydratedPage }) => {
    const page = await hydratedPage(path, { viewport: { width, height: 800 } });
    await page.emulateMedia({ media: 'print' });
    const text = await page.getByRole('main').textContent();
    const { text: cost } = await firstCost(three[0]);
    const parts = [...three.map(({ name }) => name), 'Study costs per year', cost];
    expect(text).toMatch(new RegExp(parts.join('.*'), 's'));
    const money = page.getByRole('region', { name: 'Money you must show you have' });
    expect(await money.isVisible()).toBe(true);
  });
}

test('a static host sends the same page for every choice, which loads the comparison', async ({
  openPage,
}) => {
  const scripts = deferred();
  const { text, currency } = await firstCost(pair[0]);
  const address = `${compare(...pair.toReversed())}&rates=${currency}:180`;
  const page = await openPage(address, {
    ...laptop.options,
    prepare: (newPage) => holdScripts(newPage, scripts.promise),
  });
  await expect(status(page)).toContainText('Loading the comparison...');
  scripts.resolve();
  await waitForHydration(page);
  await expect(page.getByRole('region', { name: 'Study costs per year' })).toHaveText(
    new RegExp(`${pair[0].name}.*${text}.*${pair.at(-1)?.name}`),
  );
  await expect(page).toHaveTitle(
    `Compare ${inSentence(pair.map(({ nameInText }) => nameInText))} · ${site.name}`,
  );
  await expect(page.getByLabel(`NPR for 1 ${currency}`)).toHaveValue('180');
  await expect(page).toHaveURL(address);
});

test('who ticks another country while the comparison is on its way keeps both', async ({
  openPage,
}) => {
  const scripts = deferred();
  const page = await openPage(compare(first), {
    ...laptop.options,
    prepare: (newPage) => holdScripts(newPage, scripts.promise),
  });
  await page.getByRole('checkbox', { name: second.name }).check();
  scripts.resolve();
  await expect(page.getByRole('region', { name: 'Universities' })).toContainText(second.name);
  await expect(page).toHaveTitle(
    `Compare ${first.nameInText} and ${second.nameInText} · ${site.name}`,
  );
});

test('of an address with unknown and too many countries the first three are compared', async ({
  hydratedPage,
}) => {
  const tooMany = destinations.filter((country) => !three.includes(country));
  const chosen = [...three.toReversed(), ...tooMany].map(({ slug }) => slug);
  const page = await hydratedPage(`/compare?with=mars,${chosen[0]},${chosen}`, phone.options);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(three.length);
  for (const { name } of three) {
    await expect(page.getByRole('checkbox', { name })).toBeChecked();
  }
});

test('an address without a valid choice says that nothing is chosen', async ({ openPage }) => {
  const page = await openPage('/compare?with=atlantis', phone.options);
  await expect(page.getByText('Nothing is chosen yet.')).toBeVisible();
  await expect(page.getByText('Loading the comparison...')).toBeHidden();
});
