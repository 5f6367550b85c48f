import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { requiredPageStories } from '../../../stories/requiredStories.ts';

const files = import.meta.glob<string>('../../../stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Each story as `<file>/<export name>`. */
const paths = new Set(
  Object.entries(files).flatMap(([path, text]) =>
    Array.from(
      text.matchAll(/^export const (\w+) = /gm),
      ([, name]) => `${basename(path, '.stories.tsx')}/${name}`,
    ),
  ),
);

/** The names of the files of a glob. */
const namesOf = (modules: object, end: string) =>
  Object.keys(modules).map((path) => basename(path, end));
const components = namesOf(import.meta.glob('../../../src/components/**/*.tsx'), '.tsx');
const pages = namesOf(import.meta.glob('../../../src/pages/**/*Page.tsx'), 'Page.tsx');
const shownNames = new Set(namesOf(files, '.stories.tsx').map((name) => name.toLowerCase()));

test('every component and every page has stories', () => {
  expect(components.length).toBeGreaterThan(80);
  const missing = [...components, ...pages].filter((name) => !shownNames.has(name.toLowerCase()));
  expect(missing).toEqual([]);
});

test('every page has its required stories', () => {
  expect(requiredPageStories.length).toBeGreaterThan(50);
  expect(requiredPageStories.filter((path) => !paths.has(path))).toEqual([]);
});

test('every story that a docs page shows is there', () => {
  const docs = import.meta.glob<string>('../../../stories/docs/*.mdx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const shown = Object.values(docs).flatMap((text) => {
    const imports = new Map(
      Array.from(
        text.matchAll(/import \* as (\w+) from '.*\/(\w+)\.stories'/g),
        ([, name, file]) => [name, file],
      ),
    );
    return Array.from(text.matchAll(/of=\{(\w+)\.(\w+)\}/g), ([, name, story]) => {
      return `${imports.get(name)}/${story}`;
    });
  });
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((path) => !paths.has(path))).toEqual([]);
});
