const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The first `length` characters of a text as a reader counts them (an emoji or a Devanagari
 * syllable is one), then '...', also where the text is shorter.
 */
export function preview(text: string, length: number): string {
  let end = 0;
  let count = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (count === length) break;
    end = index + segment.length;
    count += 1;
  }
  return `${text.slice(0, end)}...`;
}
