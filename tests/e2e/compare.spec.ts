import { expect } from '@playwright/test';
import { site } from '#brand/site.ts';
import { loadCountry } from '#src/content/countries/loadCountry.ts';
import type { CountrySummary } from '#src/domain/country.ts';
import { amountText } from '#src/domain/figure.ts';
import { studyCosts } from '#src/domain/studyCosts.ts';
import { inSentence } from '#src/lib/wording.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { phone } from './devices.ts';
import { gotoHydrated, test, waitForHydration } from './fixtures.ts';
import { hold, SCRIPTS } from './requests.ts';

const three = someCountries('uk', 'ireland', 'usa');
const pair = someCountries('ireland', 'usa');

/** The address of a comparison, with its countries not in the order of the menu. */
const compare = (countries: readonly CountrySummary[]) =>
  `/compare?with=${countries.map(({ slug }) => slug).reverse()}`;

/** The first study cost of a country, as the comparison has it. */
async function firstCost({ slug }: CountrySummary) {
  const guide = await loadCountry(slug);
  const [cost] = studyCosts(guide);
  if (!cost) throw new Error(`${slug} has no costs.`);
  return { text: amountText(cost.amount), currency: guide.currency };
}

test('the names of the countries stay in view', async ({ page }) => {
  await gotoHydrated(page, compare(three));
  await page.getByRole('region', { name: 'Universities' }).scrollIntoViewIfNeeded();
  const names = page.getByRole('main').locator('[aria-hidden]');
  await expect(names.getByText(three[0].name)).toBeInViewport();
});

test('the choice of the address can be printed', async ({ page }) => {
  await page.setViewportSize(phone);
  await gotoHydrated(page, compare(three));
  await page.emulateMedia({ media: 'print' });
  const { text: cost } = await firstCost(three[0]);
  const parts = [...three.map(({ name }) => name), 'Study costs per year', cost];
  await expect(page.getByRole('main')).toHaveText(new RegExp(parts.join('.*'), 's'));
  await expect(page.getByRole('region', { name: 'Money you must show you have' })).toBeVisible();
});

test('a static host sends the same page for every choice, which loads the comparison', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  const { text, currency } = await firstCost(pair[0]);
  const address = `${compare(pair)}&rates=${currency}:180`;
  await page.goto(address);
  await expect(page.getByText('Loading the comparison...')).toBeVisible();
  release();
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
