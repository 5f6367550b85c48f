import { expect, test } from 'vitest';
import { type Entry, findIdleScenarios, planVisits } from '#tools/testing/storybookVisits.ts';

const home: Entry = { id: 'pages-home--loaded', type: 'story', title: 'Pages/Home' };
const empty: Entry = { ...home, id: 'pages-home--empty' };
const button: Entry = { id: 'components-button--a', type: 'story', title: 'Components/Button' };
const docs: Entry = { id: 'pages-home--docs', type: 'docs', title: 'Pages/Home' };

const visitsOf = (entry: Entry) =>
  planVisits([home, empty, button, docs], ['network:slow', 'data:many'])
    .filter((visits) => visits.entries.includes(entry))
    .map(({ globals }) => globals);

test('every story is opened, and the first of a file also side by side', () => {
  expect(visitsOf(empty)).toEqual(['scheme:light']);
  expect(visitsOf(button)).toEqual(['scheme:light', 'scheme:both']);
});

test('the first story of a page is opened with each network and amount of data', () => {
  expect(visitsOf(home)).toEqual(expect.arrayContaining(['network:slow', 'data:many']));
});

test('a docs page is opened in light and in dark', () => {
  expect(visitsOf(docs)).toEqual(['scheme:light', 'scheme:dark']);
});

test('no page opens more than 30 entries, and none is left out', () => {
  const many = Array.from({ length: 70 }, (_, index): Entry => ({ ...docs, id: `${index}` }));
  const plan = planVisits(many, []);
  expect(plan.every(({ entries }) => entries.length <= 30)).toBe(true);
  expect(plan.flatMap(({ entries }) => entries)).toHaveLength(140);
});

test('a scenario with the text of another one is named', () => {
  const texts = new Map([
    ['empty', 'No blogs'],
    ['one', 'One'],
    ['many', 'One'],
    ['offline', 'Failed'],
    ['serverError', 'Failed'],
  ]);
  expect(findIdleScenarios('blogs', texts)).toEqual([
    'blogs: the scenarios one and many show the same',
  ]);
});
