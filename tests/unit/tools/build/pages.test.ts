import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { contentSchema } from '#contracts/content.ts';
import { formatRedirects } from '#server/rendering/hosting.ts';
import { pageRedirects } from '#src/pageTable.ts';
import { siteRewrites } from '#tools/build/hosting.ts';
import { entryFiles } from '#tools/build/pages.ts';

const entriesOf = (...ids: readonly string[]) =>
  entryFiles(
    parse(contentSchema, { blogs: ids.map((_id) => ({ _id, title: 'Title', content: 'Text' })) }),
  );
const filesOf = (_id: string) => entriesOf(_id).map(({ file }) => file);

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

test('the redirects list built blogs before the pattern for all others', () => {
  const ids = ['68e0a1b2c3d4e5f60718293b', '68e0a1b2c3d4e5f60718293a'];
  const rewrites = siteRewrites(entriesOf(...ids));
  expect(formatRedirects({ redirects: pageRedirects, rewrites })).toBe(`/studyin /#destinations 301
/testpreparation /#tests 301
/blogs/${ids[1]} /blogs/${ids[1]} 200
/blogs/${ids[0]} /blogs/${ids[0]} 200
/blogs/:id /blogs/blog 200
/dashboard/* /dashboard 200
`);
});
