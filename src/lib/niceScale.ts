/** Tick distances that are easy to read, for amounts below 10. */
const STEPS = [1, 2, 2.5, 5, 10];

const MAX_INTERVALS = 5;

/** The ticks of an axis from 0 to at least `max` > 0: at most five round intervals. */
export function niceScale(max: number): readonly number[] {
  const rough = max / MAX_INTERVALS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * (STEPS.find((candidate) => candidate * magnitude >= rough) ?? 10);
  const intervals = Math.ceil(max / step);
  return Array.from({ length: intervals + 1 }, (_, index) => index * step);
}
