import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createComponent } from '#tools/commands/generate-component.ts';

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

test.each([
  ...['priceTag', 'Price-Tag', 'price tag', 'PRICE', 'Tag.tsx'].map(
    (name) => [`destination/${name}`, `'${name}' is not a valid name.`] as const,
  ),
  ...['PriceTag', 'nowhere/PriceTag', '../destination/PriceTag', 'destination/a/PriceTag'].map(
    (path) => [path, 'does not begin with a folder'] as const,
  ),
  [undefined, 'npm run generate:component destination/PriceTag'] as const,
])('rejects %s', (path, reason) => {
  expect(() => createComponent(path, root)).toThrow(reason);
});

test('overwrites nothing and writes all files or none', () => {
  writeFileSync(join(root, 'stories/components/destination/PriceTag.stories.tsx'), 'mine');
  expect(() => createComponent('destination/PriceTag', root)).toThrow(
    'stories/components/destination/PriceTag.stories.tsx exists already.',
  );
  expect(read('stories/components/destination/PriceTag.stories.tsx')).toBe('mine');
  expect(() => read('src/components/destination/PriceTag.tsx')).toThrow('ENOENT');
});
