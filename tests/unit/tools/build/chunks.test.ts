import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { readChunks } from '#tools/build/chunks.ts';
import { root } from '#tools/settings/settings.ts';

type Graph = Record<string, { module?: string; imports?: string[]; dynamicImports?: string[] }>;

/** A build with these chunks. The first is the entry. */
function bundleOf(graph: Graph): Rolldown.OutputBundle {
  const [entry] = Object.keys(graph);
  const outputs = Object.entries(graph).map(([fileName, chunk]) => [
    fileName,
    {
      type: 'chunk',
      fileName,
      isEntry: fileName === entry,
      facadeModuleId: chunk.module ? join(root, chunk.module) : null,
      imports: chunk.imports ?? [],
      dynamicImports: chunk.dynamicImports ?? [],
    },
  ]);
  return Object.fromEntries(outputs);
}

const { entryUrl, hydrationUrls, reachableUrls } = readChunks(
  bundleOf({
    'index.js': {
      module: 'index.html',
      imports: ['react.js'],
      dynamicImports: ['home.js', 'admin.js'],
    },
    'react.js': {},
    'home.js': {
      module: 'src/pages/Home/HomePage.tsx',
      imports: ['react.js', 'shared.js'],
      dynamicImports: ['dialog.js'],
    },
    'shared.js': { imports: ['react.js'] },
    'dialog.js': { module: 'src/components/Dialog.tsx' },
    'admin.js': { module: 'src/app/layouts/AdminLayout.tsx' },
  }),
);

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
