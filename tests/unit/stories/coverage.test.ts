import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import type preview from '#.storybook/preview';
import { requiredPageStories } from '../../../stories/requiredStories.ts';

// The preview itself starts a service worker and needs a document.
vi.mock('#.storybook/preview', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [], tags: ['autodocs'] }) };
});

type Story = ReturnType<ReturnType<typeof preview.meta>['story']>;

const files = import.meta.glob<Record<string, Story>>('../../../stories/**/*.stories.tsx');
/** The name of each file, and of its stories. */
const stories = await Promise.all(
  Object.entries(files).map(async ([path, load]) => {
    const exported = Object.entries(await load()).filter(([, { _tag }]) => _tag === 'Story');
    return { file: basename(path, '.stories.tsx'), names: exported.map(([name]) => name) };
  }),
);
const paths = new Set(stories.flatMap(({ file, names }) => names.map((name) => `${file}/${name}`)));

/** The names of the files of a glob. */
const namesOf = (modules: object, end: string) =>
  Object.keys(modules).map((path) => basename(path, end));
const components = namesOf(import.meta.glob('../../../src/components/**/*.tsx'), '.tsx');
const pages = namesOf(import.meta.glob('../../../src/pages/**/*Page.tsx'), 'Page.tsx');
const shownNames = new Set(stories.map(({ file }) => file.toLowerCase()));

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
