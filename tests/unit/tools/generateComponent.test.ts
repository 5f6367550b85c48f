import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createComponent } from '#tools/scaffold/component.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'component-'));
  mkdirSync(join(root, 'src/components/destination'), { recursive: true });
  mkdirSync(join(root, 'stories/components/destination'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('creates a component and its stories at the same path in src and stories', () => {
  expect(createComponent('destination/PriceTag', root)).toEqual([
    'src/components/destination/PriceTag.tsx',
    'stories/components/destination/PriceTag.stories.tsx',
  ]);
  expect(read('src/components/destination/PriceTag.tsx')).toContain(
    'export function PriceTag({ text }',
  );
  expect(read('stories/components/destination/PriceTag.stories.tsx')).toContain(
    "'Components/Destination/PriceTag'",
  );
});

test.each(['priceTag', 'Price-Tag', 'price tag', 'PRICE', 'Tag.tsx'])(
  'rejects the name %s',
  (name) => {
    expect(() => createComponent(`destination/${name}`, root)).toThrow(
      `'${name}' is not a valid name.`,
    );
  },
);

test.each(['PriceTag', 'nowhere/PriceTag', '../destination/PriceTag', 'destination/a/PriceTag'])(
  'rejects the path %s',
  (path) => {
    expect(() => createComponent(path, root)).toThrow('does not begin with a folder');
  },
);

test('explains how to give a name', () => {
  expect(() => createComponent(undefined, root)).toThrow(
    'npm run generate:component destination/PriceTag',
  );
});

test('overwrites nothing and writes all files or none', () => {
  writeFileSync(join(root, 'stories/components/destination/PriceTag.stories.tsx'), 'mine');
  expect(() => createComponent('destination/PriceTag', root)).toThrow(
    'stories/components/destination/PriceTag.stories.tsx exists already.',
  );
  expect(read('stories/components/destination/PriceTag.stories.tsx')).toBe('mine');
  expect(() => read('src/components/destination/PriceTag.tsx')).toThrow('ENOENT');
});
