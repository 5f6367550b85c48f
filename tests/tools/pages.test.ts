import { expect, test } from 'vitest';
import { fileFor } from '#tools/build/pages.ts';

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/about/', 'about.html'],
  ['/studyin/newzealand', 'studyin/newzealand.html'],
  ['/testpreparation/gre', 'testpreparation/gre.html'],
  ['/blogs', 'blogs.html'],
  ['/blogs/68e0a1b2c3d4e5f60718293a', 'blogs/blog.html'],
  ['/admin', 'admin.html'],
  ['/dashboard', 'dashboard.html'],
  ['/dashboard/blogs/add', 'dashboard.html'],
  ['/nowhere', '404.html'],
  ['/studyin/mars', '404.html'],
  ['/blogs/a/b', '404.html'],
  ['/assets/gone.js', '404.html'],
])('%s is answered with %s', (path, file) => {
  expect(fileFor(path).file).toBe(file);
});
