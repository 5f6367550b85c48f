import { expect } from '@playwright/test';
import { site } from '#brand/site.ts';
import { loadCountry } from '#src/content/countries/loadCountry.ts';
import type { CountrySummary } from '#src/domain/country.ts';
import { inSentence } from '#src/lib/wording.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { test } from './fixtures.ts';

const pair = someCountries('ireland', 'usa');

const compare = (countries: readonly CountrySummary[]) =>
  `/compare?with=${countries.map(({ slug }) => slug).reverse()}`;

test('a static host sends one page for all choices, which compares', async ({ page, hydrate }) => {
  const { slug, name, nameInText } = pair[0];
  const other = pair.at(-1)?.slug;
  const { currency } = await loadCountry(slug);
  const address = `${compare(pair)}&${slug}=tuition:10000&${other}=tuition:20000&rates=${currency}:200`;
  await page.goto(address);
  await expect(page.getByText('Loading the comparison...')).toBeVisible();
  await hydrate();
  await expect(page.getByRole('region', { name: 'What the first year costs' })).toHaveText(
    new RegExp(`${name}.*Tuition20\\slakh.*${pair.at(-1)?.name}`),
  );
  await expect(page).toHaveTitle(
    `Compare ${inSentence(pair.map(({ nameInText }) => nameInText))} · ${site.name}`,
  );
  await expect(page).toHaveURL(address);
  // The names of the countries stay in view.
  await page.getByRole('region', { name: 'Universities' }).scrollIntoViewIfNeeded();
  const names = page.getByRole('main').locator('[aria-hidden]');
  await expect(names.getByText(name)).toBeInViewport();
  await page.getByRole('link', { name: `The guide to ${nameInText}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Study in ${nameInText}`);
  await expect(page).toHaveURL(/tuition=10000&with=.*&rates=/);
  await expect(page.getByLabel(/^Tuition of your offer/)).toHaveValue('10000');
  await page.getByRole('link', { name: /^Compare (both|all three)$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${slug}=tuition:10000&${other}=tuition:20000&rates=`));
});
