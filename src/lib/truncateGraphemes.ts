const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The first `count` characters of a text as a reader counts them: an emoji or a Devanagari
 * syllable is one.
 */
export function truncateGraphemes(text: string, count: number): string {
  let end = 0;
  let seen = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (seen === count) break;
    end = index + segment.length;
    seen += 1;
  }
  return text.slice(0, end);
}
