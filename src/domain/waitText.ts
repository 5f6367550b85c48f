import { HOUR_MS } from '#src/lib/time.ts';
import { countOf } from '#src/lib/wording.ts';

/** A waiting time in ms, as texts write it: 'five hours', 'three days'. */
export function waitText(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return 'less than an hour';
  return hours < 48
    ? countOf(hours, 'hour', 'hours')
    : countOf(Math.floor(hours / 24), 'day', 'days');
}
