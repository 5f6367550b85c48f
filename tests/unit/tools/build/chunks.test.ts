import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { readChunks } from '#tools/build/chunks.ts';
import { root } from '#tools/settings/settings.ts';

/** A chunk of a build, with the source file that it is for. */
const chunk = (
  fileName: string,
  module?: string,
  imports: readonly string[] = [],
  dynamicImports: readonly string[] = [],
) => ({
  type: 'chunk',
  fileName,
  facadeModuleId: module ? join(root, module) : null,
  imports,
  dynamicImports,
});

const chunks = [
  chunk('index.js', 'index.html', ['react.js'], ['home.js', 'admin.js']),
  chunk('react.js'),
  chunk('home.js', 'src/pages/Home/HomePage.tsx', ['react.js', 'shared.js'], ['dialog.js']),
  chunk('shared.js', undefined, ['react.js']),
  chunk('dialog.js', 'src/components/Dialog.tsx'),
  chunk('admin.js', 'src/app/layouts/AdminLayout.tsx'),
];
const bundle: Rolldown.OutputBundle = Object(
  Object.fromEntries(chunks.map((each) => [each.fileName, each])),
);
const { entryUrl, hydrationUrls, reachableUrls } = readChunks(bundle);

const home = ['src/pages/Home/HomePage.tsx'];

test('hydration runs each chunk after its imports, and the entry last', () => {
  expect(hydrationUrls(home)).toEqual(['/react.js', '/shared.js', '/home.js', '/index.js']);
  expect(entryUrl).toBe('/index.js');
});

test('dynamic imports of a page are reachable, other routes are not', () => {
  expect(reachableUrls(home)).toContain('/dialog.js');
  expect(reachableUrls(home)).not.toContain('/admin.js');
});

test('a module without a chunk fails the build', () => {
  expect(() => hydrationUrls(['src/pages/Home/Moved.tsx'])).toThrow(
    'The build has no chunk for src/pages/Home/Moved.tsx.',
  );
});
