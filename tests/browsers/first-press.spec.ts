import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someExams } from '../../stories/support/offered.ts';
import { message } from '../e2e/forms.ts';
import { test as base } from './fixtures.ts';
import type { Visit } from './visit.ts';

// Controls work before any script has come, and keep their state when it comes.

const SCRIPTS = /^\/assets\/.*\.js$/;
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

const openPanel = (visit: Visit) =>
  visit.run(() => document.querySelector(':popover-open a[href]')?.textContent);

test('a menu of the header and an answer open, one at a time', async ({ visit, hydrate }) => {
  await visit.start(paths.testPreparation(exam.slug));
  const openOnes = () =>
    visit.run(() =>
      [...document.querySelectorAll('details[open] h3')].map((node) => node.textContent),
    );
  const [first = '', second = ''] = await visit.run(() =>
    [...document.querySelectorAll('details h3')].map((node) => node.textContent ?? ''),
  );
  await visit.click('button', first);
  await visit.click('button', second);
  await expect.poll(openOnes).toEqual([second]);

  await visit.click('button', 'Study In');
  await expect.poll(() => openPanel(visit)).toBe('Compare countries');
  await visit.press('ESCAPE');
  await expect.poll(() => openPanel(visit)).toBeNull();
  await expect.poll(() => visit.focused()).toBe('Study In');
  await visit.click('button', 'Test Preparation');
  await expect.poll(() => openPanel(visit)).not.toBeNull();
  await visit.clickAt(8, 700);
  await expect.poll(() => openPanel(visit)).toBeNull();
  await visit.click('button', 'Study In');
  await hydrate();
  await expect.poll(() => openPanel(visit)).toBe('Compare countries');
  await expect.poll(openOnes).toEqual([second]);
});

test('what is typed early on a phone is sent once', async ({ visit, gate, hydrate }) => {
  await visit.resize('phone');
  await visit.start('/contact');
  for (const [label, text] of Object.entries(message)) await visit.type(label, text);
  await visit.click('button', 'Send Message');
  await visit.press('ENTER');
  const sent = () => gate.requests.filter((request) => /^POST .*(email|contact)/.test(request));
  expect(sent()).toEqual([]);
  await visit.click('button', 'Menu');
  await expect.poll(() => visit.gapBelowHeader()).toBe(0);
  await visit.clickAt(8, 600);
  await expect.poll(() => visit.gapBelowHeader()).toBeNull();
  await hydrate();
  await visit.find('dialog', /Thank You!/);
  expect(sent()).toHaveLength(1);
});
