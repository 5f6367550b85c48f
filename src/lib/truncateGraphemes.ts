/** The first `most` user-perceived characters of a text, or as many as `sizeOf` them allows. */
export function truncateGraphemes(
  text: string,
  most: number,
  sizeOf?: (grapheme: string) => number,
): string {
  if (!sizeOf && text.length <= most) return text;
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let end = 0;
  let size = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    size += sizeOf?.(segment) ?? 1;
    if (size > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
