import { expect, test } from 'vitest';
import { formatHeaders, formatRedirects, headersFor } from '#server/rendering/hosting.ts';

const rules = {
  '/*': {
    'Content-Security-Policy': "default-src 'self'; img-src https:",
    'X-Content-Type-Options': 'nosniff',
  },
  '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  '/sw.js': { 'Cache-Control': 'no-store' },
};

test.each([
  ['/about', undefined],
  ['/assets/a.js', 'public, max-age=31536000, immutable'],
  ['/sw.js', 'no-store'],
  ['/sw.js.map', undefined],
])('the headers of %s are those for all paths, and Cache-Control %s', (path, caching) => {
  expect(headersFor(rules, path)).toEqual({
    ...rules['/*'],
    ...(caching && { 'Cache-Control': caching }),
  });
});

test('the text file for other hosts has a line for each header, below its path', () => {
  expect(formatHeaders(rules)).toBe(`/*
  Content-Security-Policy: default-src 'self'; img-src https:
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/sw.js
  Cache-Control: no-store
`);
});

test('the text file of redirects and rewrites has a line for each', () => {
  const rewrites = [{ pattern: '/blogs/:id', target: '/blogs/blog' }];
  const redirects = [{ from: '/studyin', to: '/#destinations' }];
  expect(formatRedirects({ rewrites, redirects })).toBe(
    '/studyin /#destinations 301\n/blogs/:id /blogs/blog 200\n',
  );
});
