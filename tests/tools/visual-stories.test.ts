import { expect, test } from 'vitest';
import { type IndexEntry, planSittings, UNSEEN_TAG } from '#tools/visual/stories.ts';

function entry(title: string, name: string, more: Partial<IndexEntry> = {}): IndexEntry {
  const component = title.toLowerCase().replace('/', '-');
  return { id: `${component}--${name}`, type: 'story', title, importPath: title, ...more };
}

test('a component has one width; a page and a flow have two', () => {
  const plan = planSittings([
    entry('Components/Toast', 'plain'),
    entry('Pages/Home', 'loaded'),
    entry('Flows/Contact', 'sent'),
  ]);
  expect(plan).toEqual([
    { storyIds: ['pages-home--loaded'], viewports: ['laptop', 'phone'] },
    { storyIds: ['flows-contact--sent'], viewports: ['laptop', 'phone'] },
    { storyIds: ['components-toast--plain'], viewports: ['tablet'] },
  ]);
});

test('stories of a file stay together, and the longest file comes first', () => {
  const plan = planSittings([
    entry('Components/Toast', 'plain'),
    entry('Components/Steps', 'three'),
    entry('Components/Steps', 'seven'),
  ]);
  expect(plan.map(({ storyIds }) => storyIds)).toEqual([
    ['components-steps--three', 'components-steps--seven'],
    ['components-toast--plain'],
  ]);
});

test('docs pages and stories that ask not to be seen are left out', () => {
  const plan = planSittings([
    entry('Components/Toast', 'docs', { type: 'docs' }),
    entry('Components/Toast', 'moving', { tags: [UNSEEN_TAG] }),
  ]);
  expect(plan).toEqual([]);
});

test('words choose stories by their ids', () => {
  const entries = [entry('Components/Toast', 'plain'), entry('Pages/Home', 'loaded')];
  const plan = planSittings(entries, ['toast--', 'HOME--LOADED']);
  expect(plan.flatMap(({ storyIds }) => storyIds)).toEqual([
    'pages-home--loaded',
    'components-toast--plain',
  ]);
  expect(planSittings(entries, ['nothing'])).toEqual([]);
});
