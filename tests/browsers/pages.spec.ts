import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../stories/support/offered.ts';
import { test } from './fixtures.ts';

const guide = paths.studyIn(someCountries('uk')[0].slug);

test('a reload keeps the place, below a part that was opened', async ({ visit }) => {
  await visit.hydrated(guide);
  await visit.run(() => {
    document.querySelector<HTMLElement>('#whole-sum summary')?.click();
    document.getElementById('requirements')?.scrollIntoView({ behavior: 'instant' });
  });
  await visit.still();
  const top = () =>
    visit.run(() => document.getElementById('requirements')?.getBoundingClientRect().top ?? NaN);
  // What is laid out after hydration may have moved the content.
  const before = await top();
  await visit.reload();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(100);
  expect(
    await visit.run(() => document.querySelector('#whole-sum details')?.hasAttribute('open')),
  ).toBe(true);
});

test('a page that is left while it loads logs no error', async ({ visit, gate }) => {
  await visit.hydrated('/blogs');
  const release = gate.hold(/^\/api\/blogs/);
  const before = gate.requests.length;
  await visit.reload();
  await expect.poll(() => gate.requests.length).toBeGreaterThan(before);
  // The next page comes later than the request ends.
  const open = gate.hold(/^\/about/);
  await visit.run(() => {
    console.error = (...texts) => sessionStorage.setItem('logged', texts.join(' '));
    location.assign('/about');
  });
  await setTimeout(1000);
  open();
  await visit.expectPath('/about');
  await visit.still();
  expect(await visit.run(() => sessionStorage.getItem('logged'))).toBeNull();
  release();
});

test('the bars of a chart are round at each corner', async ({ visit }) => {
  await visit.hydrated(guide);
  const findBar = () => {
    const bar = [...document.querySelectorAll<HTMLElement>('dd div')].find(
      (node) =>
        node.clientHeight === 0 && Number.parseFloat(getComputedStyle(node).borderTopWidth) > 4,
    );
    if (!bar) throw new Error('There is no bar');
    // Four times as large, a corner of 3 px is more than a pixel.
    Object.assign(bar.style, { width: '40px', scale: '4' });
    bar.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    // Not the outermost pixel, which a position between two pixels may leave out.
    return { left: left + 2, right: right - 3, top: top + 2, bottom: bottom - 3 };
  };
  // What comes into view may change its height.
  await expect(async () => {
    const { left, right, top, bottom } = await visit.run(findBar);
    // Of the window: by default Firefox pictures the whole page.
    const picture = Buffer.from(String(await visit.send('picture', { full: false })), 'base64');
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => {
      const start = (Math.floor(y) * info.width + Math.floor(x)) * info.channels;
      return data.subarray(start, start + 3).join();
    };
    const colour = pixel((left + right) / 2, (top + bottom) / 2);
    expect(pixel((left + right) / 2, top)).toBe(colour);
    for (const x of [left, right]) {
      for (const y of [top, bottom]) expect(pixel(x, y), `${x}, ${y}`).not.toBe(colour);
    }
  }).toPass({ timeout: 5000 });
});
