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

test('a rule for all paths applies to a page, with colons in its values', () => {
  expect(headersFor(rules, '/about')).toEqual({
    'Content-Security-Policy': "default-src 'self'; img-src https:",
    'X-Content-Type-Options': 'nosniff',
  });
});

test('a rule for a folder adds headers', () => {
  expect(headersFor(rules, '/assets/a.js')).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
});

test('a rule for a file applies to no other file', () => {
  expect(headersFor(rules, '/sw.js')).toHaveProperty('Cache-Control', 'no-store');
  expect(headersFor(rules, '/sw.js.map')).not.toHaveProperty('Cache-Control');
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
