import { expect } from '@playwright/test';
import { loadCountry } from '#src/content/countries/loadCountry.ts';
import { canCompare } from '#src/content/countries/offeredCountries.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { form, message } from './contact-form.ts';
import { laptop } from './devices.ts';
import { test } from './fixtures.ts';
import { enter, tabTo, typeInto } from './keyboard.ts';
import { banner } from './navigation.ts';

const countries = someCountries('uk', 'australia', 'canada');
const [first] = countries;
const last = countries.at(-1) ?? first;

// A visitor who has no mouse and sees no page: only keys, and what a screen reader finds.

test('from home to a guide, a comparison and a message, by keyboard alone', async ({
  hydratedPage,
}) => {
  const guide = await loadCountry(first.slug);
  const page = await hydratedPage('/', laptop.options);
  const main = page.getByRole('main');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await enter(banner(page).getByRole('button', { name: 'Study In' }));
  await enter(banner(page).getByRole('link', { name: new RegExp(`^${first.shortName}`) }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guide.heading);

  if (canCompare) {
    await enter(main.getByRole('link', { name: 'Compare countries' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const box = main.getByRole('checkbox', { name: first.name });
    await tabTo(box);
    if (!(await box.isChecked())) await page.keyboard.press('Space');
    await tabTo(main.getByRole('checkbox', { name: last.name }));
    await page.keyboard.press('Space');
    const chosen = `${first.slug}(?:,|%2C)${last.slug}`;
    await expect(page).toHaveURL(new RegExp(`/compare\\?with=${chosen}$`));
  }

  await enter(banner(page).getByRole('link', { name: 'Contact', exact: true }), 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const [label, text] of Object.entries(message)) {
    await typeInto(form(page).getByLabel(label), text.replaceAll('\n', ' '));
  }
  await enter(form(page).getByRole('button', { name: 'Send Message' }));
  const dialog = page.getByRole('dialog', { name: 'Thank You!' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('from the menu of a phone to a blog and back, by keyboard alone', async ({ hydratedPage }) => {
  const page = await hydratedPage('/', { viewport: { width: 360, height: 740 } });
  const main = page.getByRole('main');
  await enter(page.getByRole('button', { name: 'Open menu' }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await enter(menu.getByRole('link', { name: 'Blogs', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Blog');
  const [title = ''] = await main.getByRole('heading', { level: 3 }).allTextContents();
  await enter(main.getByRole('link', { name: 'Read More' }).first());
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await enter(main.getByRole('link', { name: 'Back to Blogs' }), 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Blog');
});
