import { expect, test } from 'vitest';
import { formatHeaderRules, headersFor, parseHeaderRules } from '#rendering/headerRules.ts';

const rules = parseHeaderRules(`/*
  Content-Security-Policy: default-src 'self'; img-src https:
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/sw.js
  Cache-Control: no-store
`);

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

test('parsing formatted rules returns the same rules', () => {
  expect(parseHeaderRules(formatHeaderRules(rules))).toEqual(rules);
});
