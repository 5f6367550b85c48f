import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { countries, exams } from '#brand/offers.ts';
import { contentSchema } from '#contracts/content.ts';
import { entryFiles, fileFor, redirectFor } from '#tools/build/pages.ts';

const [country = ''] = countries.map(({ summary }) => summary.slug);
const [exam = ''] = exams.map(({ summary }) => summary.slug);

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  [`/studyin/${country}`, `studyin/${country}.html`],
  [`/testpreparation/${exam}`, `testpreparation/${exam}.html`],
  ['/blogs/68e0a1b2c3d4e5f60718293a', 'blogs/blog.html'],
  ['/admin', 'admin.html'],
  ['/dashboard', 'dashboard.html'],
  ['/dashboard/blogs/add', 'dashboard.html'],
  ['/offline', 'offline.html'],
  ['/nowhere', '404.html'],
  ['/About', '404.html'],
  ['/studyin/mars', '404.html'],
  ['/blogs/a/b', '404.html'],
  ['/assets/gone.js', '404.html'],
])('%s is served with %s', (path, file) => {
  expect(fileFor(path).file).toBe(file);
});

test.each([
  ['/about/', '/about'],
  ['/blogs/index.html', '/blogs'],
  ['/blogs/68e0a1b2c3d4e5f60718293a/', '/blogs/68e0a1b2c3d4e5f60718293a'],
  ['/dashboard/blogs/add/', '/dashboard/blogs/add'],
  ['/studyin', '/#destinations'],
  ['/testpreparation/', '/#tests'],
  ['/Studyin', undefined],
  ['/about', undefined],
  ['/ABOUT/', undefined],
  ['//nowhere', undefined],
  ['/myindex.html', undefined],
  ['/404.html', undefined],
  ['/api/blogs/get/', undefined],
])('%s is redirected to %s', (path, target) => {
  expect(redirectFor(path)).toBe(target);
});

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
