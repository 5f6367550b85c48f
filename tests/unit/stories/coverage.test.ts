import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import { contentEndpoints } from '#contracts/content.ts';
import { callNames, responseCase, responseCasesOf } from '#mocks/calls.ts';
import { requiredFlowStories, requiredPageStories } from '../../../stories/requiredStories.ts';
import { loadStories, type StoryFile } from '../../../stories/support/loadStories.ts';
import { type ComponentVariant, readComponents } from './componentVariants.ts';

// The preview itself starts a service worker and needs a document.
vi.mock('#.storybook/preview', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [], tags: ['autodocs'] }) };
});

const files = import.meta.glob<StoryFile>('../../../stories/**/*.stories.tsx');
const stories = await loadStories(files);
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
    [...pages, 'RouteError', 'AddBlog (server)', 'SignIn (server)'].sort(),
  );
});

test('every flow has its required stories', () => {
  expect(requiredFlowStories.filter((path) => !paths.has(path))).toEqual([]);
});

/** The statuses that a server without accounts and limits does not have. */
const SERVER_STATUSES = ['401', '403', '503'];

test('every response of every call of a site without a server is shown by a story', () => {
  const shown = new Set(stories.flatMap(({ responseCases }) => responseCases));
  const all = callNames.flatMap((call) =>
    responseCasesOf(call).map((name) => ({ call, name, full: responseCase(call, name) })),
  );
  const required = all.filter(
    ({ call, name }) =>
      call === 'sendContactMessage' ||
      (Object.hasOwn(contentEndpoints, call) && !SERVER_STATUSES.includes(name)),
  );
  expect(required.filter(({ full }) => !shown.has(full))).toEqual([]);
  const known = new Set(all.map(({ full }) => full));
  expect([...shown].filter((name) => !known.has(name))).toEqual([]);
});

test('a story that ends at another address is not on the docs page', () => {
  const leaving = stories.filter(({ endsAt }) => endsAt !== undefined);
  expect(leaving).not.toEqual([]);
  const shown = leaving.filter(({ isOnDocsPage }) => isOnDocsPage);
  expect(shown.map(({ title, name }) => `${title}/${name}`)).toEqual([]);
});

/** Names that Storybook makes of exports, such as 'Under An H 3', 'Loaded Uk' and 'Follows A Link'. */
const UNREADABLE = /\b(A|An|H|Uk|Usa|Ielts|Pte|Toefl|Gre|Sat)\b|\b(Dark|Mobile)$/;

test('every story has a name that a stranger can read', () => {
  const unreadable = stories.filter(({ label }) => UNREADABLE.test(label));
  expect(unreadable.map(({ title, label }) => `${title}/${label}`)).toEqual([]);
});

test('the stories of a component have different names', () => {
  const labels = stories.map(({ title, label }) => `${title}/${label}`);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

test('every story has a play function that asserts something', () => {
  const silent = stories.filter(({ hasPlay }) => !hasPlay);
  expect(silent.map(({ title, name }) => `${title}/${name}`)).toEqual([]);
});
