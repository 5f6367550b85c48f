/** Returns the first `count` user-perceived characters of a text. */
export function truncateGraphemes(text: string, count: number): string {
  if (text.length <= count) return text;
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let end = 0;
  let seen = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (seen === count) break;
    end = index + segment.length;
    seen += 1;
  }
  return text.slice(0, end);
}
