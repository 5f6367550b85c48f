import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outcomeTags } from '#mocks/outcomes.ts';
import { flows, pageStates } from '../../stories/pageStates.ts';
import { type ComponentState, componentStates } from './componentVariants.ts';
import { readStoryIndex } from './storyIndex.ts';

const stories = readStoryIndex();
const paths = new Set(stories.map(({ title, name }) => `${title}/${name}`));
const tags = new Set(stories.flatMap((story) => story.tags));

/** Every component with its variants; the icons have one story that shows them all. */
const components: readonly ComponentState[] = [
  ...componentStates('src/components').filter(({ file }) => file !== 'icons'),
  { file: 'icons', name: 'icons', word: 'icons' },
];

/** Every page that the routes show, and the one that stands where another has crashed. */
const pages = new Set([
  'Crash',
  ...readdirSync('src/app')
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [...readFileSync(`src/app/${name}`, 'utf8').matchAll(/\/(\w+)Page\.tsx'/g)])
    .map(([, page]) => page),
]);

function isShown({ file, word }: ComponentState): boolean {
  const title = `components/${file}`.toLowerCase();
  const saysIt = new RegExp(`\\b${word}\\b`);
  return stories.some((story) => story.title.toLowerCase() === title && saysIt.test(story.source));
}

/** Everything that must have a story, with whether it has. */
const states: readonly { name: string; isCovered: boolean }[] = [
  ...components.map((component) => ({
    name: `Components/${component.file}: ${component.name}`,
    isCovered: isShown(component),
  })),
  ...Object.entries(pageStates).flatMap(([page, names]) =>
    names.map((name) => ({
      name: `Pages/${page}/${name}`,
      isCovered: paths.has(`Pages/${page}/${name}`),
    })),
  ),
  ...flows.map((name) => ({ name, isCovered: paths.has(name) })),
  ...outcomeTags.map((name) => ({ name: `Tag ${name}`, isCovered: tags.has(name) })),
];

test('every variant of a component, state of a page, flow and outcome of a call has a story', () => {
  const missing = states.filter(({ isCovered }) => !isCovered).map(({ name }) => name);
  console.info(`state coverage: ${states.length - missing.length} of ${states.length}`);
  expect(missing).toEqual([]);
});

test('every page of the routes has its states declared', () => {
  expect([...pages].sort()).toEqual(Object.keys(pageStates).sort());
});

test('no story of a page shows a state that is not declared', () => {
  const declared = Object.entries(pageStates).flatMap(([page, names]) =>
    names.map((name) => `Pages/${page}/${name}`),
  );
  const shown = [...paths].filter((path) => path.startsWith('Pages/'));
  expect(shown.filter((path) => !declared.includes(path))).toEqual([]);
});

test('every story asserts something in a play function', () => {
  const silent = stories.filter(({ hasPlay }) => !hasPlay);
  expect(silent.map(({ title, name }) => `${title}/${name}`)).toEqual([]);
});

test('a tag that names a call names an outcome that the call can have', () => {
  const calls = new Set(outcomeTags.map((tag) => tag.split('-')[0]));
  const unknown = [...tags].filter(
    (tag) => calls.has(tag.split('-')[0]) && !outcomeTags.includes(tag),
  );
  expect(unknown).toEqual([]);
});
