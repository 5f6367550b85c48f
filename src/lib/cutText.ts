/** Returns at most so many UTF-16 code units of a text, without half of a surrogate pair at the end. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
