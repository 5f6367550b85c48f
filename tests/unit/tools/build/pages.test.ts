import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { contentSchema } from '#contracts/content.ts';
import { entryFiles } from '#tools/build/pages.ts';

const filesOf = (_id: string) =>
  entryFiles(parse(contentSchema, { blogs: [{ _id, title: 'Title', content: 'Text' }] })).map(
    ({ file }) => file,
  );

test('a blog with an id of 24 hex digits has a file of its own', () => {
  expect(filesOf('68e0a1b2c3d4e5f60718293a')).toEqual(['blogs/68e0a1b2c3d4e5f60718293a.html']);
});

test.each([
  '',
  'blog',
  '../../68e0a1b2c3d4e5f60718293a',
  '68e0a1b2c3d4e5f60718293a/x',
  '68E0A1B2C3D4E5F60718293A',
  '68e0a1b2c3d4e5f60718293a\n',
])('a blog with the id %j has no file', (id) => {
  expect(filesOf(id)).toEqual([]);
});
