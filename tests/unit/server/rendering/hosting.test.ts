import { expect, test } from 'vitest';
import { formatHeaders } from '#server/rendering/hosting.ts';

const rules = {
  '/*': {
    'Content-Security-Policy': "default-src 'self'; img-src https:",
    'X-Content-Type-Options': 'nosniff',
  },
  '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  '/sw.js': { 'Cache-Control': 'no-store' },
};

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
