/** The time of stories and of the sample data: a Thursday, 12:15 in Kathmandu, in office hours. */
export const NOW = Date.parse('2026-11-26T06:30:00Z');

/** An id as a server makes it, which begins with its time, for the entry with this number. */
export function idAt(time: number, number = 0): string {
  const seconds = Math.floor(time / 1000);
  return seconds.toString(16) + number.toString(16).padStart(16, '0');
}
