import { diffWords } from 'diff';

const TIMEOUT_MS = 200;

/** A part of two texts: in both, only in the first, or only in the second. */
interface TextPart {
  readonly text: string;
  readonly in: 'both' | 'first' | 'second';
}

/** Compares two texts word by word; undefined if they are too long and too different. */
export function diffTexts(first: string, second: string): readonly TextPart[] | undefined {
  // It also knows the words of Devanagari.
  const intlSegmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const parts = diffWords(first, second, { intlSegmenter, timeout: TIMEOUT_MS });
  return parts?.map(({ value, added, removed }) => ({
    text: value,
    in: added ? 'second' : removed ? 'first' : 'both',
  }));
}
