import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import { contentEndpoints } from '#contracts/content.ts';
import { type CallName, callNames, calls, responseCase, responseCasesOf } from '#mocks/calls.ts';
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

/** The statuses that only a server with accounts and limits has, or no form gets. */
const SERVER_STATUSES = ['401', '403', '422', '503'];

/** Errors of a write that a page shows in the same way: one of them is enough. */
const REFUSALS = ['400', '413', '500', 'offline'];

test('every response of every call of a site without a server is shown by a story', () => {
  const shown = new Set(stories.flatMap(({ responseCases }) => responseCases));
  const isShown = (call: CallName, name: string) => {
    const isWrite = call !== 'sendContactMessage' && calls[call].method !== 'GET';
    const alike = isWrite && REFUSALS.includes(name) ? REFUSALS : [name];
    return alike.some((other) => shown.has(responseCase(call, other)));
  };
  const missing = callNames
    .filter((call) => call === 'sendContactMessage' || Object.hasOwn(contentEndpoints, call))
    .flatMap((call) =>
      responseCasesOf(call)
        .filter((name) => call === 'sendContactMessage' || !SERVER_STATUSES.includes(name))
        .filter((name) => !isShown(call, name))
        .map((name) => responseCase(call, name)),
    );
  expect(missing).toEqual([]);
  const known = new Set(
    callNames.flatMap((call) => responseCasesOf(call).map((name) => responseCase(call, name))),
  );
  expect([...shown].filter((name) => !known.has(name))).toEqual([]);
});

test('no story ends at another address: what follows a link is a test', () => {
  const leaving = stories.filter(({ endsAt }) => endsAt !== undefined);
  expect(leaving.map(({ title, name }) => `${title}/${name}`)).toEqual([]);
});
