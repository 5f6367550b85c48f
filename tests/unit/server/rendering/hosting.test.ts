import { expect, test } from 'vitest';
import { formatHeaders, headersFor } from '#server/rendering/hosting.ts';

const rules = {
  '/*': {
    'Content-Security-Policy': "default-src 'self'; img-src https:",
    'X-Content-Type-Options': 'nosniff',
  },
  '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  '/sw.js': { 'Cache-Control': 'no-store' },
};

test.each([
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
