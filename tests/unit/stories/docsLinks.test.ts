import { readdirSync, readFileSync } from 'node:fs';
import { toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { resources } from '#contracts/endpoints.ts';

function read(folder: string, extension: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));
}

const docs = read('stories/docs', '.mdx');

/** The ids of all docs pages, from the titles in the source. */
const pages = new Set(
  [...docs, ...read('stories', '.stories.tsx')].flatMap(({ text }) =>
    Array.from(text.matchAll(/^(?:<Meta title="| {2}title: ')([^"']+)/gm), ([, title = '']) =>
      toId(title, 'docs'),
    ),
  ),
);

test('every link of a docs page leads to a docs page', () => {
  const links = docs.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/\?path=\/docs\/([\w-]+)/g), ([, id = '']) => ({ file, id })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ id }) => !pages.has(id))).toEqual([]);
});

test('every resource of the API has a docs page', () => {
  const shown = docs.flatMap(({ text }) =>
    Array.from(text.matchAll(/<ResourceDocs name="(\w+)" \/>/g), ([, name]) => name),
  );
  expect(shown.sort()).toEqual(Object.keys(resources).sort());
});
