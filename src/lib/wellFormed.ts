/**
 * Replaces each half of a surrogate pair by U+FFFD: a field may hold one, and `encodeURIComponent`
 * throws on it. `String.prototype.toWellFormed` is missing in Firefox below 119.
 */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Returns at most so many UTF-16 code units of a text, without half of a surrogate pair at the end. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
