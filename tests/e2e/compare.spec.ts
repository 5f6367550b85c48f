import { expect, type Page } from '@playwright/test';
import { site } from '#brand/site.ts';
import { loadCountry } from '#src/content/countries/loadCountry.ts';
import type { CountrySummary } from '#src/domain/country.ts';
import { amountText } from '#src/domain/figure.ts';
import { studyCosts } from '#src/domain/studyCosts.ts';
import { inSentence } from '#src/lib/wording.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { laptop, phone } from './devices.ts';
import { test } from './fixtures.ts';
import { deferred, holdScripts } from './mock-api.ts';
import { waitForHydration } from './open-page.ts';

const three = someCountries('uk', 'ireland', 'usa');
const pair = someCountries('ireland', 'usa');

const compare = (...countries: readonly CountrySummary[]) =>
  `/compare?with=${countries.map(({ slug }) => slug).join(',')}`;

// Not in the order of the menu.
const path = compare(...three.toReversed());

/** The first study cost of a country, as the comparison has it. */
async function firstCost({ slug }: CountrySummary) {
  const guide = await loadCountry(slug);
  const [cost] = studyCosts(guide);
  if (!cost) throw new Error(`${slug} has no costs.`);
  return { text: amountText(cost.amount), currency: guide.currency };
}

const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ visible: true });

test('the names of the countries stay in view', async ({ hydratedPage }) => {
  const page = await hydratedPage(path, laptop.options);
  await page.getByRole('region', { name: 'Universities' }).scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('main').locator('[aria-hidden]').getByText(three[0].name),
  ).toBeInViewport();
});

test('the choice of the address can be printed', async ({ hydratedPage }) => {
  const page = await hydratedPage(path, phone.options);
  await page.emulateMedia({ media: 'print' });
  const text = await page.getByRole('main').textContent();
  const { text: cost } = await firstCost(three[0]);
  const parts = [...three.map(({ name }) => name), 'Study costs per year', cost];
  expect(text).toMatch(new RegExp(parts.join('.*'), 's'));
  await expect(page.getByRole('region', { name: 'Money you must show you have' })).toBeVisible();
});

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
