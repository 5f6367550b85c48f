import { expect } from '@playwright/test';
import { home } from '#brand/home.ts';
import { site } from '#brand/site.ts';
import { canCompare } from '#src/content/destinations/destinations.ts';
import { loadDestination } from '#src/content/destinations/loadDestination.ts';
import { amountText } from '#src/domain/figure.ts';
import { studyCosts } from '#src/domain/studyCosts.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { form, message } from './contact-form.ts';
import { laptop } from './devices.ts';
import { test } from './fixtures.ts';
import { enter, tabTo, typeInto } from './keyboard.ts';
import { banner } from './navigation.ts';

const countries = someCountries('uk', 'australia', 'canada');
const [first] = countries;
const last = countries.at(-1) ?? first;
const compareLink = canCompare ? '- link "Compare countries"' : '';

// A visitor who has no mouse and sees no page: only keys, and what a screen reader finds.

test('from home to a guide, a comparison and a message, by keyboard alone', async ({
  hydratedPage,
}) => {
  const guide = await loadDestination(first.slug);
  const page = await hydratedPage('/', laptop.options);
  const main = page.getByRole('main');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - link "${site.name}"
      - navigation "Main"
    - main:
      - heading "${home.hero.heading}" [level=1]
    - contentinfo
  `);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await enter(banner(page).getByRole('button', { name: 'Study In' }));
  await expect(banner(page)).toMatchAriaSnapshot(`
    - button "Study In"
    ${compareLink}
    - list:
      - listitem:
        - link "${first.shortName}"
  `);
  await enter(banner(page).getByRole('link', { name: new RegExp(`^${first.shortName}`) }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const [cost] = studyCosts(guide);
  if (!cost) throw new Error('The guide has no costs.');
  await expect(main).toMatchAriaSnapshot(`
    - heading "${guide.heading}" [level=1]
    - link "Ask us about ${first.nameInText}"
    ${compareLink}
    - region "Key facts":
      - heading "Key facts" [level=2]
      - term: ${cost.label}, per per year
      - definition: ${amountText(cost.amount)}
    - navigation "On this page"
  `);

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
    await expect(main).toMatchAriaSnapshot(`
      - group "Choose up to 3 destinations":
        - checkbox "${first.name}" [checked]
        - checkbox "${last.name}" [checked]
    `);
  }

  await enter(banner(page).getByRole('link', { name: 'Contact', exact: true }), 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(form(page)).toMatchAriaSnapshot(`
    - textbox /Name/
    - textbox /Email/
    - textbox /Subject/
    - textbox /Message/
    - button "Send Message"
  `);
  for (const [label, text] of Object.entries(message)) {
    await typeInto(form(page).getByLabel(label), text.replaceAll('\n', ' '));
  }
  await enter(form(page).getByRole('button', { name: 'Send Message' }));
  const dialog = page.getByRole('dialog', { name: 'Thank You!' });
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Thank You!":
      - heading "Thank You!"
      - button
  `);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('from the menu of a phone to a blog and back, by keyboard alone', async ({ hydratedPage }) => {
  const page = await hydratedPage('/', { viewport: { width: 360, height: 740 } });
  const main = page.getByRole('main');
  await enter(page.getByRole('button', { name: 'Open menu' }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toMatchAriaSnapshot(`
    - dialog "Menu":
      - button "Close menu"
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "About Us"
          - listitem:
            - group: Study In
  `);
  await enter(menu.getByRole('link', { name: 'Blogs', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(menu).toBeHidden();
  await expect(main).toMatchAriaSnapshot(`
    - heading "Explore Our Blog" [level=1]
    - region "Latest Blogs":
      - heading "Latest Blogs" [level=2]
      - list:
        - listitem:
          - article:
            - heading [level=3]
            - paragraph: /By/
            - link /Read More/
  `);
  const [title = ''] = await main.getByRole('heading', { level: 3 }).allTextContents();
  await enter(main.getByRole('link', { name: 'Read More' }).first());
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(main).toMatchAriaSnapshot(`
    - paragraph:
      - link "← Back to Blogs"
    - article:
      - heading [level=1]
  `);
  await enter(main.getByRole('link', { name: 'Back to Blogs' }), 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Blog');
});
