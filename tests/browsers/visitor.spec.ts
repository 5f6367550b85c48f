import { expect } from '@playwright/test';
import { home } from '#brand/home.ts';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { test } from './fixtures.ts';

const countries = someCountries('uk', 'canada');
const [first] = countries;
const second = countries.at(-1) ?? first;

test('from home by the menu to a guide, a comparison and a form', async ({ visit, gate }) => {
  await visit.hydrated('/');
  await visit.find('heading', home.hero.heading);
  await visit.click('button', 'Study In');
  await visit.click('link', new RegExp(`^${first.shortName}`));
  await visit.expectPath(paths.studyIn(first.slug));
  await expect.poll(() => visit.run(() => document.activeElement?.tagName)).toBe('H1');

  // The page is rendered in slices; what is below them moves.
  await visit.find('heading', 'Compare with');
  await visit.click('link', 'Compare countries');
  await visit.expectPath(/^\/compare/);
  for (const { shortName } of [first, second]) {
    const box = await visit.find('label', shortName);
    if (!(await visit.run((label) => label.querySelector('input')?.checked, box)))
      await visit.clickOn(box);
  }
  await visit.expectPath(new RegExp(`with=${first.slug}(,|%2C)${second.slug}$`));
  await visit.find('heading', 'What the first year costs');

  await visit.click('link', 'Contact');
  await visit.expectPath('/contact');
  await visit.click('button', 'Send Message');
  const focused = () => visit.run(() => document.activeElement?.getAttribute('name'));
  await expect.poll(focused).toBe('user_name');
  const gapBelowHeader = () =>
    visit.run(() => {
      const field = document.activeElement?.closest('.MuiFormControl-root');
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return (field?.getBoundingClientRect().top ?? 0) - header;
    });
  await expect.poll(gapBelowHeader).toBeGreaterThan(0);
  expect(gate.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

test('on a phone by the menu to a blog and back to its place', async ({ visit }) => {
  await visit.resize('phone');
  await visit.hydrated('/');
  await visit.click('button', 'Menu');
  await visit.click('link', 'Blogs');
  await visit.expectPath('/blogs');
  await expect.poll(() => visit.gapBelowHeader()).toBeNull();
  // The old page stays until the new one is ready.
  await visit.find('heading', 'Latest Blogs');

  const readMore =
    (await visit.all('link', /^Read More/)).at(2) ?? (await visit.find('link', /^Read More/));
  await visit.run(
    (link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }),
    readMore,
  );
  // The position is stored when scrolling has ended.
  await visit.still();
  const y = await visit.scrollY();
  expect(y).toBeGreaterThan(100);
  await visit.clickOn(readMore);
  await visit.expectPath(/^\/blogs\/.+/);
  await visit.find('link', '← Back to Blogs');
  await visit.send('back');
  await visit.expectPath('/blogs');
  await expect.poll(() => visit.scrollY()).toBeGreaterThan(y - 30);
  await expect.poll(() => visit.scrollY()).toBeLessThan(y + 30);
});
