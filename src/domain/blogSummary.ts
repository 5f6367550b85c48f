import { truncateGraphemes } from '#src/lib/truncateGraphemes.ts';

/** Characters that search engines, cards and feed readers show of a description. */
const MAX_LENGTH = 155;

/** Whole sentences that end before this say too little: better more, cut in the middle. */
const MIN_LENGTH = 60;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * A blog in a sentence or two: its first sentences as far as 155 characters go, or the first
 * words and '...' where no sentence ends in time.
 */
export function blogSummary(content: string): string {
  const text = content.replace(/\s+/g, ' ').trim();
  const start = truncateGraphemes(text, MAX_LENGTH);
  if (start === text) return text;
  const end = lastSentenceEnd(text, start.length);
  if (end >= MIN_LENGTH) return text.slice(0, end);
  return `${start.replace(/\s\S*$/, '')}...`;
}

function lastSentenceEnd(text: string, limit: number): number {
  let end = 0;
  for (const { index, segment } of sentences.segment(text)) {
    const sentence = segment.trimEnd();
    if (index + sentence.length > limit) break;
    // The number of a list's entry is no sentence.
    if (/\p{L}/u.test(sentence)) end = index + sentence.length;
  }
  return end;
}
