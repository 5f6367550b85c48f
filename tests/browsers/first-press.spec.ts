import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someCountries, someExams } from '../../stories/support/offered.ts';
import { message } from '../e2e/forms.ts';
import { test as base } from './fixtures.ts';

// Controls work before any script has come, and keep their state when it comes.

const SCRIPTS = /^\/assets\/.*\.js$/;
const [country] = someCountries('ireland');
const [exam] = someExams('ielts');

const test = base.extend<{
  /** Lets the scripts of the page come, which are held back until then. */
  readonly hydrate: () => Promise<void>;
}>({
  hydrate: async ({ gate, visit }, use) => {
    const release = gate.hold(SCRIPTS);
    await use(async () => {
      expect(await visit.isHydrated()).toBe(false);
      release();
      await visit.hydration();
    });
    release();
  },
});

test('an answer opens, and only one', async ({ visit, hydrate }) => {
  await visit.start(paths.testPreparation(exam.slug));
  const openOnes = () =>
    visit.run(
      () =>
        document.querySelectorAll('h3').length &&
        [...document.querySelectorAll('details[open] h3')].map((node) => node.textContent),
    );
  const questions = await visit.run(() =>
    [...document.querySelectorAll('details h3')].map((node) => node.textContent ?? ''),
  );
  const [first = '', second = ''] = questions;
  await visit.click('button', first);
  await visit.click('button', second);
  await expect.poll(openOnes).toEqual([second]);
  await hydrate();
  await expect.poll(openOnes).toEqual([second]);
});

test('a menu of the header opens, and closes by Escape or a click', async ({ visit, hydrate }) => {
  await visit.start('/about');
  const open = () => visit.run(() => document.querySelector(':popover-open a[href]')?.textContent);
  await visit.click('button', 'Study In');
  await expect.poll(open).toBe('Compare countries');
  await visit.press('ESCAPE');
  await expect.poll(open).toBeNull();
  await expect.poll(() => visit.focused()).toBe('Study In');
  await visit.click('button', 'Test Preparation');
  await expect.poll(open).not.toBeNull();
  await visit.clickAt(640, 700);
  await expect.poll(open).toBeNull();
  await visit.click('button', 'Study In');
  await hydrate();
  await expect.poll(open).toBe('Compare countries');
});

test('the menu of a phone opens, and closes by a click beside it', async ({ visit, hydrate }) => {
  await visit.resize('phone');
  await visit.start('/about');
  await visit.click('button', 'Menu');
  await expect.poll(() => visit.gapBelowHeader()).toBe(0);
  await visit.clickAt(8, 600);
  await expect.poll(() => visit.gapBelowHeader()).toBeNull();
  await visit.click('button', 'Menu');
  await visit.find('link', new RegExp(`^${country.shortName}`));
  await hydrate();
  await visit.find('link', new RegExp(`^${country.shortName}`));
  await visit.click('button', 'Menu');
  await expect.poll(() => visit.gapBelowHeader()).toBeNull();
});

test('what is typed into the contact form is sent once', async ({ visit, gate, hydrate }) => {
  await visit.start('/contact');
  for (const [label, text] of Object.entries(message)) await visit.type(label, text);
  await visit.click('button', 'Send Message');
  await visit.press('ENTER');
  const sent = () => gate.requests.filter((request) => /^POST .*(email|contact)/.test(request));
  expect(sent()).toEqual([]);
  await hydrate();
  await visit.find('dialog', /Thank You!/);
  expect(sent()).toHaveLength(1);
});
