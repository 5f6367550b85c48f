import { expect, test } from 'vitest';
import { inParallel } from '#scripts/perf/in-parallel.ts';
import { table } from '#scripts/perf/table.ts';

test('aligns names left and figures right', () => {
  expect(
    table([
      ['page', 'KB', 'verdict'],
      ['/about', '150.0', 'ok'],
      ['/', '7.5', 'script over 150 KB'],
    ]),
  ).toBe(`page       KB  verdict
/about  150.0  ok
/         7.5  script over 150 KB`);
});

test('inParallel limits concurrency and keeps the order of results', async () => {
  let running = 0;
  let most = 0;
  const results = await inParallel([30, 10, 20, 0], 2, async (ms) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, ms));
    running -= 1;
    return ms;
  });
  expect(results).toEqual([30, 10, 20, 0]);
  expect(most).toBe(2);
});
