import { expect, test } from 'vitest';
import { type Entry, planVisits } from '#tools/testing/storybookVisits.ts';

const phone = { width: 360, height: 780 };
const home: Entry = { id: 'pages-home--loaded', type: 'story', title: 'Pages/Home' };
const empty: Entry = { ...home, id: 'pages-home--empty' };
const mobile: Entry = { ...home, id: 'pages-home--mobile', viewport: phone };
const docs: Entry = { id: 'pages-home--docs', type: 'docs', title: 'Pages/Home' };

const visitsOf = (entry: Entry, entries: readonly Entry[]) =>
  planVisits(entries, ['offline', 'slow'])
    .filter((visits) => visits.entries.includes(entry))
    .map(({ globals, window }) => `${globals} ${window.width}`);

test('a story is opened in light, in dark and side by side, at 1440 px and at its own size', () => {
  const schemes = ['scheme:light', 'scheme:dark', 'scheme:both'];
  expect(visitsOf(empty, [home, empty, mobile, docs])).toEqual(schemes.map((it) => `${it} 1440`));
  expect(visitsOf(mobile, [home, empty, mobile, docs])).toEqual([
    ...schemes.map((it) => `${it} 1440`),
    ...schemes.map((it) => `${it} 360`),
  ]);
});

test('a story that fixes its scheme is opened once', () => {
  const dark: Entry = { ...home, id: 'pages-home--dark', scheme: 'dark' };
  expect(visitsOf(dark, [home, dark])).toEqual(['scheme:light 1440']);
});

test('the first story of a page is opened with each network', () => {
  expect(visitsOf(home, [home, empty])).toEqual(
    expect.arrayContaining(['network:offline 1440', 'network:slow 1440']),
  );
});

test('a docs page is opened in light and in dark', () => {
  expect(visitsOf(docs, [home, docs])).toEqual(['scheme:light 1440', 'scheme:dark 1440']);
});

test('no page opens more than 30 entries, and none is left out', () => {
  const many = Array.from({ length: 70 }, (_, index): Entry => ({ ...docs, id: `${index}` }));
  const plan = planVisits(many, []);
  expect(plan.every(({ entries }) => entries.length <= 30)).toBe(true);
  expect(plan.flatMap(({ entries }) => entries)).toHaveLength(140);
});
