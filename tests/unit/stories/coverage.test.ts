import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import { requiredPageStories } from '../../../stories/requiredStories.ts';
import { loadStories, type StoryFile } from '../../../stories/support/loadStories.ts';

// The preview itself starts a service worker and needs a document.
vi.mock('#.storybook/preview', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [], tags: ['autodocs'] }) };
});

const files = import.meta.glob<StoryFile>('../../../stories/**/*.stories.tsx');
const stories = await loadStories(files);
const paths = new Set(stories.map(({ title, name }) => `${title}/${name}`));

/** The names of the files of a glob, but the layout of the dashboard, `AdminPage`. */
const namesOf = (modules: object, end: string) =>
  Object.keys(modules)
    .map((path) => basename(path, end))
    .filter((name) => name !== 'Admin');
const components = namesOf(import.meta.glob('../../../src/components/**/*.tsx'), '.tsx');
const pages = namesOf(import.meta.glob('../../../src/pages/**/*Page.tsx'), 'Page.tsx');
const shownNames = new Set(stories.map(({ title }) => title.split('/').at(-1)?.toLowerCase()));

test('every component and every page has stories', () => {
  expect(components.length).toBeGreaterThan(100);
  const missing = [...components, ...pages].filter((name) => !shownNames.has(name.toLowerCase()));
  expect(missing).toEqual([]);
});

test('every page has its required stories', () => {
  expect(requiredPageStories.length).toBeGreaterThan(50);
  expect(requiredPageStories.filter((path) => !paths.has(path))).toEqual([]);
});

test('no story ends at another address: what follows a link is a test', () => {
  const leaving = stories.filter(({ endsAt }) => endsAt !== undefined);
  expect(leaving.map(({ title, name }) => `${title}/${name}`)).toEqual([]);
});
