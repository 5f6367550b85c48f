import { expect, test } from 'vitest';
import { formatHeaders, formatRedirects, headersFor } from '#rendering/hosting.ts';

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

test('the text file of rewrites has a line for each', () => {
  expect(formatRedirects([{ pattern: '/blogs/:id', target: '/blogs/blog' }])).toBe(
    '/blogs/:id /blogs/blog 200\n',
  );
});
