import { expect, test } from 'vitest';
import { isRoute } from '#tools/build/routes.ts';

test.each([
  '/',
  '/about',
  '/about/',
  '/studyin/newzealand',
  '/testpreparation/gre',
  '/blogs',
  '/blogs/68e0a1b2c3d4e5f60718293a',
  '/admin',
  '/dashboard/blogs/add',
  '/dashboard/elsewhere',
])('%s is a page', (path) => {
  expect(isRoute(path)).toBe(true);
});

test.each(['/nowhere', '/studyin', '/studyin/mars', '/blogs/a/b', '/assets/gone.js'])(
  '%s is none',
  (path) => {
    expect(isRoute(path)).toBe(false);
  },
);
