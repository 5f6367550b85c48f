import { expect, it } from 'vitest';
import { niceScale } from '#src/lib/niceScale.ts';

it.each([
  [45_000, [0, 10_000, 20_000, 30_000, 40_000, 50_000]],
  [50_000, [0, 10_000, 20_000, 30_000, 40_000, 50_000]],
  [20_000, [0, 5_000, 10_000, 15_000, 20_000]],
  [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
])('goes from 0 to at least %d in round steps', (max, ticks) => {
  const scale = niceScale(max);
  expect(scale).toHaveLength(ticks.length);
  scale.forEach((tick, index) => {
    expect(tick).toBeCloseTo(ticks[index] ?? Number.NaN, 6);
  });
});

it('has at most five intervals and never ends below the maximum', () => {
  for (let max = 7; max < 2_000_000; max = Math.ceil(max * 1.17)) {
    const scale = niceScale(max);
    expect(scale.length).toBeLessThanOrEqual(6);
    expect(scale.at(-1)).toBeGreaterThanOrEqual(max);
  }
});
