import { expect } from '@playwright/test';
import { paths } from '#src/pageTable.ts';
import { someExams } from '../../stories/support/offered.ts';
import { test } from './fixtures.ts';

// What Firefox 128 and Safari 17 lack.
test.use({
  preferences: {
    'dom.details_group.enabled': false,
    'layout.css.anchor-positioning.enabled': false,
    'layout.css.details-content.enabled': false,
  },
});

const guide = paths.testPreparation(someExams('ielts')[0].slug);

test("the header's menus open below it", async ({ visit }) => {
  await visit.hydrated('/about');
  expect(await visit.run(() => CSS.supports('top: anchor(bottom)'))).toBe(false);
  for (const size of ['laptop', 'tablet'] as const) {
    await visit.resize(size);
    await visit.click('button', 'Study In');
    await expect.poll(() => visit.gapBelowHeader()).toBe(0);
    await visit.press('ESCAPE');
  }
});

test('one answer is open at a time, and all are printed', async ({ visit }) => {
  await visit.hydrated(guide);
  const open = () =>
    visit.run(() => document.querySelectorAll('main details:has(h3)[open]').length);
  const [first = '', second = ''] = await visit.run(() =>
    [...document.querySelectorAll('main details h3')].map((node) => node.textContent ?? ''),
  );
  await visit.click('button', first);
  await visit.click('button', second);
  await expect.poll(open).toBe(1);
  await visit.run(() => window.dispatchEvent(new Event('beforeprint')));
  const all = await visit.run(() => document.querySelectorAll('main details:has(h3)').length);
  await visit.still();
  expect(await open()).toBe(all);
  await visit.run(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(open).toBe(1);
  await visit.click('button', first);
  await expect.poll(open).toBe(1);
});
