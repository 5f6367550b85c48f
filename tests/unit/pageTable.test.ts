import { expect, test } from 'vitest';
import { allPages } from '#src/pageTable.ts';

test('every file of a page stands in the table, and every module of the table is a file', () => {
  const files = Object.keys(import.meta.glob('../../src/pages/*/**/*Page.tsx')).map((file) =>
    file.replace('../../src/pages/', '').replace('.tsx', ''),
  );
  expect(allPages.map(({ module }) => module).sort()).toEqual(files.sort());
});
