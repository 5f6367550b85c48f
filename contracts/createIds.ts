/**
 * Creates ids of 24 hex digits: seconds (8), milliseconds (3), a counter within the millisecond (5)
 * and random digits (8). A later id always sorts after an earlier one, also if many are created in
 * one millisecond or the clock is set back. `now` returns epoch milliseconds.
 */
export function createIds(now: () => number): () => string {
  let last = 0;
  let count = 0;
  return () => {
    const time = Math.max(now(), last);
    count = time === last ? count + 1 : 0;
    last = time;
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    return [
      hex(Math.floor(time / 1000), 8),
      hex(time % 1000, 3),
      hex(count, 5),
      hex(random, 8),
    ].join('');
  };
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
