import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blogPage, notFoundPage, publicPages, shells } from '#build/pages.ts';
import { publicPages as listed } from '#src/content/publicPages.ts';

test('the build prerenders every listed page, in the same order', () => {
  expect(publicPages.map(({ path }) => path)).toEqual(listed.map(({ path }) => path));
});

test('the modules of every page exist', () => {
  const blog = blogPage('68e0a1b2c3d4e5f60718293a');
  const pages = [...publicPages, ...shells, notFoundPage, ...(blog ? [blog] : [])];
  const missing = pages.flatMap(({ modules }) => modules).filter((name) => !existsSync(name));
  expect(missing).toEqual([]);
});
