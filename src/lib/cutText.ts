/** Returns at most `length` UTF-16 code units of a text, and no half of a surrogate pair. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
