import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createComponent } from '#tools/commands/generate-component.ts';
import { tempDir } from '../../server/onEnd.ts';

let root: string;

beforeEach(() => {
  root = tempDir();
  mkdirSync(join(root, 'src/components/country'), { recursive: true });
  mkdirSync(join(root, 'stories/components/country'), { recursive: true });
});

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('creates a component and its stories at the same path in src and stories', () => {
  expect(createComponent('country/PriceTag', root)).toEqual([
    'src/components/country/PriceTag.tsx',
    'stories/components/country/PriceTag.stories.tsx',
  ]);
  expect(read('src/components/country/PriceTag.tsx')).toContain(
    'export function PriceTag({ text }',
  );
  expect(read('stories/components/country/PriceTag.stories.tsx')).toContain(
    'src/components/country/PriceTag.tsx',
  );
});

test.each([
  ...['priceTag', 'Price-Tag', 'price tag', 'PRICE', 'Tag.tsx'].map(
    (name) => [`country/${name}`, `'${name}' is not a valid name.`] as const,
  ),
  ...['PriceTag', 'nowhere/PriceTag', '../country/PriceTag', 'country/a/PriceTag'].map(
    (path) => [path, 'does not begin with a folder'] as const,
  ),
  [undefined, 'npm run generate component country/PriceTag'] as const,
])('rejects %s', (path, reason) => {
  expect(() => createComponent(path, root)).toThrow(reason);
});

test('overwrites nothing and writes all files or none', () => {
  writeFileSync(join(root, 'stories/components/country/PriceTag.stories.tsx'), 'mine');
  expect(() => createComponent('country/PriceTag', root)).toThrow(
    'stories/components/country/PriceTag.stories.tsx exists already.',
  );
  expect(read('stories/components/country/PriceTag.stories.tsx')).toBe('mine');
  expect(() => read('src/components/country/PriceTag.tsx')).toThrow('ENOENT');
});
