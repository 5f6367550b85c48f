import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outcomeTags } from '#mocks/outcomes.ts';
import { flows, pageStates } from '../../stories/pageStates.ts';
import { readStoryIndex } from './storyIndex.ts';

const stories = readStoryIndex();
const paths = new Set(stories.map(({ title, name }) => `${title}/${name}`));
const tags = new Set(stories.flatMap((story) => story.tags));

/** What the sources in a folder match, by the name of their file. */
function findIn(folder: string, pattern: RegExp): { file: string; found: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) =>
      Array.from(readFileSync(`${folder}/${name}`, 'utf8').matchAll(pattern), ([, found = '']) => ({
        file: name.replace('.tsx', ''),
        found,
      })),
    );
}

/** Every component of the library; those of one file share its stories, and so do all icons. */
const components = [
  ...findIn('src/components', /^export (?:const|function) ([A-Z]\w*[a-z]\w*)/gm).filter(
    ({ file }) => file !== 'icons',
  ),
  { file: 'icons', found: 'icons' },
];

/** Every page that the routes show, and the one that stands where another has crashed. */
const pages = ['Crash', ...findIn('src/app', /\/(\w+)Page\.tsx'/g).map(({ found }) => found)];

function hasStory({ file, found }: { file: string; found: string }): boolean {
  const title = `components/${file}`.toLowerCase();
  const isUsed = new RegExp(`\\b${found}\\b`);
  return stories.some((story) => story.title.toLowerCase() === title && isUsed.test(story.source));
}

/** Everything that must have a story, with whether it has. */
const states: readonly { name: string; isCovered: boolean }[] = [
  ...components.map((component) => ({
    name: `Components/${component.file}: ${component.found}`,
    isCovered: hasStory(component),
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

test('every component, state of a page, flow and outcome of a call has a story', () => {
  const missing = states.filter(({ isCovered }) => !isCovered).map(({ name }) => name);
  console.info(`state coverage: ${states.length - missing.length} of ${states.length}`);
  expect(missing).toEqual([]);
});

test('every page of the routes has its states declared', () => {
  expect([...new Set(pages)].sort()).toEqual(Object.keys(pageStates).sort());
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
