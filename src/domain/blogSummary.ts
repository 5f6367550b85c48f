import { truncateGraphemes } from '#src/lib/truncateGraphemes.ts';

/** Characters that search engines, cards and feed readers show of a description. */
const MAX_LENGTH = 155;

/** If the whole sentences are shorter than this, the text is cut in the middle of the next one. */
const MIN_LENGTH = 60;

/** A summary of a blog: whole sentences up to 155 characters, or the first words and '...'. */
export function blogSummary(content: string): string {
  const text = content.replace(/\s+/g, ' ').trim();
  const start = truncateGraphemes(text, MAX_LENGTH);
  if (start === text) return text;
  const end = lastSentenceEnd(text, start.length);
  if (end >= MIN_LENGTH) return text.slice(0, end);
  return `${start.replace(/\s\S*$/, '')}...`;
}

function lastSentenceEnd(text: string, limit: number): number {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  let end = 0;
  for (const { index, segment } of sentences.segment(text)) {
    const sentence = segment.trimEnd();
    if (index + sentence.length > limit) break;
    // A list number such as '1.' is not the end of a sentence.
    if (/\p{L}/u.test(sentence)) end = index + sentence.length;
  }
  return end;
}
