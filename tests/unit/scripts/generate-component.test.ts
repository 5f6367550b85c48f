import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createComponent } from '#scripts/scaffold/component.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'component-'));
  mkdirSync(join(root, 'src/components'), { recursive: true });
  mkdirSync(join(root, 'stories/components'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('creates a component and its stories at the same path in src and stories', () => {
  expect(createComponent('PriceTag', root)).toEqual([
    'src/components/PriceTag.tsx',
    'stories/components/PriceTag.stories.tsx',
  ]);
  expect(read('src/components/PriceTag.tsx')).toContain('export function PriceTag({ text }');
  expect(read('stories/components/PriceTag.stories.tsx')).toContain("'Components/PriceTag'");
});

test.each(['priceTag', 'Price-Tag', 'price tag', '../Escape', 'PRICE', 'Tag.tsx'])(
  'rejects the name %s',
  (name) => {
    expect(() => createComponent(name, root)).toThrow(`'${name}' is not a valid name.`);
  },
);

test('explains how to give a name', () => {
  expect(() => createComponent(undefined, root)).toThrow('npm run generate:component PriceTag');
});

test('overwrites nothing and writes all files or none', () => {
  writeFileSync(join(root, 'stories/components/PriceTag.stories.tsx'), 'mine');
  expect(() => createComponent('PriceTag', root)).toThrow(
    'stories/components/PriceTag.stories.tsx exists already.',
  );
  expect(read('stories/components/PriceTag.stories.tsx')).toBe('mine');
  expect(() => read('src/components/PriceTag.tsx')).toThrow('ENOENT');
});
