import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { PHONE, slowDown } from '#tools/perf/slowPage.ts';
import { field, fillIn, sendButton } from '../contact-form.ts';
import { test } from '../fixtures.ts';

// A father in Pokhara with a cheap phone on a slow line: the processor is four times slower, a round trip
// takes 150 ms, and 1.6 Mbit/s arrive.

const slowPhone = {
  viewport: PHONE,
  hasTouch: true,
  waitUntil: 'commit',
  prepare: (page: Page) => slowDown(page, { hasSlowLine: true }),
} as const;

/** On a busy machine the scripts of a page take longer than any other wait of a test. */
const HYDRATION = { timeout: 15_000 };

const GUIDE = paths.studyIn('uk');

/** Of the offer that he has in his hands. */
const TUITION = 18_000;

test('a father finds his whole sum, shares it, takes the months along and asks his question', async ({
  openPage,
}) => {
  test.setTimeout(180_000);
  const page = await openPage(GUIDE, slowPhone);
  await expect(page.getByRole('heading', { level: 1, name: 'Study in the UK' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cities and weather' })).toBeVisible();

  const contents = page.locator('details', { hasText: 'On this page' });
  await contents.locator('summary').tap();
  await contents.getByRole('link', { name: 'The whole sum' }).tap();
  await expect(section(page).getByRole('heading', { level: 2 })).toBeInViewport();

  const before = (await totalOf(page).textContent()) ?? '';
  const tuition = section(page).getByLabel(/^Tuition of your offer/);
  await tuition.fill(String(TUITION));
  // What he types before hydration is adopted by it.
  await expect(totalOf(page)).not.toHaveText(before, HYDRATION);
  await section(page).getByLabel('Where').selectOption('In London');
  await section(page).getByLabel('Years of the course').fill('3');
  await expect(section(page).getByText(/^All 3 years together: about/)).toBeVisible();
  await expect(page).toHaveURL(/tuition=18000.*place=london.*years=3/);
  const sum = (await totalOf(page).textContent()) ?? '';

  const link = page.url();
  const mother = await openPage(link.slice(new URL(link).origin.length), slowPhone);
  await expect(totalOf(mother)).toHaveText(sum, HYDRATION);
  await expect(section(mother).getByLabel(/^Tuition of your offer/)).toHaveValue(/18,?000/);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).tap();
  const file = await (await saved).path();
  const calendar = readFileSync(file, 'utf8');
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar.match(/^BEGIN:VEVENT/gm)?.length).toBeGreaterThan(2);
  expect(calendar).toContain(GUIDE);

  await page.getByRole('link', { name: 'Ask us about the UK' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field(page, 'Subject')).toHaveValue('United Kingdom');
  await fillIn(page, {
    Name: 'Hari Adhikari',
    Email: 'hari@example.com',
    Message: 'Is 18,000 pounds for the first year what others pay, too?',
    'Phone or WhatsApp (optional)': '+977 980-0000000',
  });
  await sendButton(page).tap();
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
});

const section = (page: Page) => page.getByRole('region', { name: 'The whole sum', exact: true });

/** The sum of the first year in rupees. */
const totalOf = (page: Page) =>
  section(page)
    .getByText(/^About .* lakh|^NPR /)
    .first();
