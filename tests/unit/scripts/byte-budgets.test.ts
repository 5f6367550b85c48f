import { expect, test } from 'vitest';
import { bytesTable, overBudget, type PageBytes } from '#scripts/perf/byte-budgets.ts';
import type { Bytes } from '#scripts/perf/bytes.ts';

const KB = 1024;

function bytes(changes: Partial<Bytes>): Bytes {
  const nothing = { script: 0, latinFont: 0, font: 0, image: 0, document: 0, api: 0 };
  return { ...nothing, total: 0, requests: 1, ...changes };
}

function page(path: string, atRest: Partial<Bytes>, touched: Partial<Bytes> = {}): PageBytes {
  return { path, atRest: bytes(atRest), touched: bytes({ ...atRest, ...touched }), errors: [] };
}

test('a page may reach its budget', () => {
  expect(overBudget(page('/about', { script: 125 * KB, total: 230 * KB }))).toEqual([]);
  expect(overBudget(page('/about', { script: 125 * KB + 1, total: 230 * KB + 1 }))).toEqual([
    'script over 125 KB',
    'in all over 230 KB',
  ]);
});

test('bytes after the first interaction have a budget of their own', () => {
  expect(overBudget(page('/about', { script: 0 }, { script: 155 * KB }))).toEqual([]);
  expect(overBudget(page('/about', { script: 0 }, { script: 155 * KB + 1 }))).toEqual([
    'script touched over 155 KB',
  ]);
});

test('pages with API data may have more script', () => {
  for (const path of ['/', '/contact', '/testimonials', '/blogs', '/blogs/1']) {
    expect(overBudget(page(path, { script: 150 * KB })), path).toEqual([]);
    expect(overBudget(page(path, { script: 150 * KB + 1 })), path).toEqual(['script over 150 KB']);
  }
});

test('the Devanagari font counts in the total, but not as a Latin font', () => {
  const found = { font: 90 * KB, latinFont: 61 * KB, total: 231 * KB };
  expect(overBudget(page('/', found))).toEqual(['Latin fonts over 60 KB', 'in all over 230 KB']);
  expect(overBudget(page('/', { font: 90 * KB, latinFont: 60 * KB }))).toEqual([]);
});

test('a page with an error fails, however little it downloads', () => {
  const failing = { ...page('/blogs', { script: 1 }), errors: ['Failed to load blogs: TypeError'] };
  expect(overBudget(failing)).toEqual(['error: Failed to load blogs: TypeError']);
});

test('the table shows the bytes before and after the first interaction, and the result', () => {
  const atRest = { script: 130 * KB, document: 17 * KB, total: 147 * KB };
  const about = page('/about', atRest, { script: 140 * KB, total: 157 * KB });
  expect(bytesTable([about]).split('\n')[1]).toMatch(
    /^\/about +130\.0 +125\.0 .* 17\.0 .* 147\.0 +1 +140\.0 +157\.0 +script over 125 KB$/,
  );
});
