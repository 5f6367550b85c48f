import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { readChunks } from '#scripts/build/chunks.ts';

type Graph = Record<string, { modules: string[]; imports?: string[]; dynamicImports?: string[] }>;

/** A build with these chunks. The first is the entry. */
function bundleOf(graph: Graph): Rolldown.OutputBundle {
  const [entry] = Object.keys(graph);
  const outputs = Object.entries(graph).map(([fileName, chunk]) => [
    fileName,
    {
      type: 'chunk',
      fileName,
      isEntry: fileName === entry,
      moduleIds: chunk.modules.map((name) => `/project/${name}`),
      imports: chunk.imports ?? [],
      dynamicImports: chunk.dynamicImports ?? [],
    },
  ]);
  return Object.fromEntries(outputs);
}

const { entryUrl, hydrationUrls, reachableUrls } = readChunks(
  bundleOf({
    'index.js': {
      modules: ['src/main.tsx'],
      imports: ['react.js'],
      dynamicImports: ['home.js', 'admin.js'],
    },
    'react.js': { modules: ['node_modules/react/index.js'] },
    'home.js': {
      modules: ['src/pages/Home/HomePage.tsx'],
      imports: ['react.js', 'shared.js'],
      dynamicImports: ['dialog.js'],
    },
    'shared.js': { modules: ['src/components/ui/Section.tsx'], imports: ['react.js'] },
    'dialog.js': { modules: ['src/components/Dialog.tsx'] },
    'admin.js': { modules: ['src/app/layouts/AdminLayout.tsx'] },
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

test('a module that is not in the build fails the build', () => {
  expect(() => hydrationUrls(['src/pages/Home/Moved.tsx'])).toThrow(
    'The build does not contain src/pages/Home/Moved.tsx.',
  );
});
