/**
 * Makes ids of 24 hex digits: the time in seconds (8), its milliseconds (3), a count within the
 * millisecond (5) and chance (8). A later id always sorts behind an earlier one, also when many
 * are made at once or the clock is set back. `now` returns epoch milliseconds.
 */
export function createIds(now: () => number): () => string {
  let last = 0;
  let count = 0;
  return () => {
    const time = Math.max(now(), last);
    count = time === last ? count + 1 : 0;
    last = time;
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
    return [
      hex(Math.floor(time / 1000), 8),
      hex(time % 1000, 3),
      hex(count, 5),
      hex(chance, 8),
    ].join('');
  };
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
