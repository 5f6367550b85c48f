import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'src/components';

/** The components with their doc comments, which are the introductions of their docs pages. */
const components = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && basename(file) !== 'icons.tsx')
  .map((file) => {
    const name = basename(file, '.tsx');
    const source = readFileSync(`${folder}/${file}`, 'utf8');
    const comment = /\/\*\*((?:(?!\*\/).)*)\*\/\s*export (?:function|const) (\w+)/gs;
    const [, docs = ''] = [...source.matchAll(comment)].find((match) => match[2] === name) ?? [];
    return { name, source, docs: docs.replace(/^ \* ?/gm, '') };
  });

/** What a component has that the keyboard operates in a way of its own. */
const OPERABLE = /onKeyDown|popover=|<dialog|<Dialog|<details|type="(?:radio|checkbox)"|autoFocus/;

const without = (text: RegExp, some = components) =>
  some.filter(({ docs }) => !text.test(docs)).map(({ name }) => name);

test('every component says when to use it', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(without(/^.+?\.\n\n[A-Z'].+?\.\n/s)).toEqual([]);
});

test('every component says what a screen reader says', () => {
  expect(without(/^\*\*Screen reader:\*\* [A-Z'].*\.\s*$/ms)).toEqual([]);
});

test('every component that the keyboard operates says how', () => {
  const operable = components.filter(({ source }) => OPERABLE.test(source));
  expect(operable.length).toBeGreaterThan(10);
  expect(without(/^\*\*Keyboard:\*\* [A-Z`'].*\./m, operable)).toEqual([]);
});
