import { expect, test } from 'vitest';
import { growthBlogs } from '#scripts/perf/growth-data.ts';
import { parts, readOptions } from '#scripts/perf/options.ts';

test('measures everything five times by default', () => {
  expect(readOptions([])).toMatchObject({ runs: 5, path: undefined, parts, isHelp: false });
});

test('--only selects a page or a part', () => {
  expect(readOptions(['--only', '/about'])).toMatchObject({ path: '/about', parts: ['pages'] });
  expect(readOptions(['--only', 'heap'])).toMatchObject({ path: undefined, parts: ['heap'] });
});

test.each([
  [['--runs', 'many'], "--runs is 'many'"],
  [['--runs', '0'], "--runs is '0'"],
  [['--only', 'about'], "--only is 'about'"],
  [['--fast'], '--fast'],
])('rejects %j in one line', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

test('growth data is the given number of blogs of 2 KB, newest first', () => {
  const many = growthBlogs(1000);
  const ids = many.map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(1000);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  expect(many.every(({ content }) => content.length === 2048)).toBe(true);
  expect(growthBlogs(10)[0]).toEqual(many[0]);
});
