import { expect, test } from 'vitest';
import { canonicalPath } from '#src/domain/canonicalPath.ts';
import { allPages, fillPath } from '#src/pageTable.ts';

const id = '68e0a1b2c3d4e5f60718293a';
/** Every page but the one of unknown addresses, with a parameter if it has one. */
const addresses = allPages.flatMap(({ path }) =>
  path === '*' ? [] : fillPath(path.replace('*', 'any'), id),
);

test.each(addresses)('%s has one form', (path) => {
  expect(canonicalPath(path)).toBe(path);
  expect(canonicalPath(path.toUpperCase())).toBe(path);
  expect(canonicalPath(`/${path.toUpperCase()}//`)).toBe(path);
});

test.each([
  ['/StudyIn', '/studyin'],
  ['/BLOGS/AbC', '/blogs/AbC'],
  ['/Blogs/%E0%A4%95', '/blogs/%E0%A4%95'],
  [`/blogs/${id.toUpperCase()}0`, `/blogs/${id.toUpperCase()}0`],
  ['/Nowhere', '/Nowhere'],
  ['/Aboutus', '/Aboutus'],
  ['//Evil.example//About/', '/Evil.example/About'],
  ['/INDEX.HTML', '/'],
  ['/About.HTML', '/about'],
])('the form of %s is %s', (path, form) => {
  expect(canonicalPath(path)).toBe(form);
});
