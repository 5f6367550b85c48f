import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import { responseCases } from '#mocks/msw/responseCases.ts';
import { requiredFlowStories, requiredPageStories } from '../../../stories/requiredStories.ts';
import { type ComponentVariant, readComponents } from './componentVariants.ts';
import { loadStories } from './loadStories.ts';

// The preview itself starts a service worker and needs a document.
vi.mock('#.storybook/preview', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [] }) };
});

const stories = await loadStories();
const paths = new Set(stories.map(({ title, name }) => `${title}/${name}`));
const components = readComponents('src/components');
const requiredPaths = Object.entries(requiredPageStories).flatMap(([page, names]) =>
  names.map((name) => `Pages/${page}/${name}`),
);

/** Every page; `AdminPage` is the layout around the pages of the dashboard. */
const pages = Object.keys(import.meta.glob('../../../src/pages/**/*Page.tsx'))
  .map((path) => basename(path, 'Page.tsx'))
  .filter((page) => page !== 'Admin');

const isStoryOf = (component: string) => (story: { title: string }) =>
  story.title.startsWith('Components/') &&
  story.title.split('/').at(-1)?.toLowerCase() === component.toLowerCase();

function isShown({ component, prop, value }: ComponentVariant): boolean {
  return stories
    .filter(isStoryOf(component))
    .some(({ args }) => (value === undefined ? args[prop] !== undefined : args[prop] === value));
}

test('every component has stories', () => {
  const missing = [...components.keys()].filter((name) => !stories.some(isStoryOf(name)));
  expect(missing).toEqual([]);
});

test('every prop of a component is set by one of its stories', () => {
  const variants = [...components.values()].flat();
  expect(variants).not.toEqual([]);
  expect(variants.filter((variant) => !isShown(variant))).toEqual([]);
});

test('every page has its required stories, and no others', () => {
  const shown = [...paths].filter((path) => path.startsWith('Pages/'));
  expect(shown.sort()).toEqual([...requiredPaths].sort());
});

test('every page declares its required stories', () => {
  expect(Object.keys(requiredPageStories).sort()).toEqual(
    [...pages, 'RouteError', 'ServerSignIn'].sort(),
  );
});

test('every flow has its required stories', () => {
  expect(requiredFlowStories.filter((path) => !paths.has(path))).toEqual([]);
});

test('every response of every API call is shown by a story', () => {
  const shown = new Set(stories.flatMap(({ responseCases }) => responseCases));
  expect(responseCases.filter((name) => !shown.has(name))).toEqual([]);
  expect([...shown].filter((name) => !responseCases.includes(name))).toEqual([]);
});

test('every story has a play function that asserts something', () => {
  const silent = stories.filter(({ hasPlay }) => !hasPlay);
  expect(silent.map(({ title, name }) => `${title}/${name}`)).toEqual([]);
});
