import { expect, test } from 'vitest';
import { blogSummary } from '#src/domain/blogSummary.ts';

const sentence = 'Every student who leaves Nepal to study needs a certificate of the ministry.';
const family = '👨‍👩‍👧‍👦';

test.each([
  ['a short text is its own summary', ' One.\n\nTwo. ', 'One. Two.'],
  [
    'as many whole sentences as fit',
    `${sentence} ${sentence} ${sentence}`,
    `${sentence} ${sentence}`,
  ],
  ['a list number does not end a sentence', `${sentence}\n\n1. ${'word '.repeat(40)}`, sentence],
  [
    'a sentence that is too long is cut between words',
    'word '.repeat(60),
    `${'word '.repeat(30)}word...`,
  ],
  [
    'a very short first sentence is not a summary',
    `Hi. ${'word '.repeat(60)}`,
    `Hi. ${'word '.repeat(30).trim()}...`,
  ],
  ['the text is cut between graphemes', family.repeat(200), `${family.repeat(155)}...`],
  [
    'a danda ends a sentence',
    `${'पहिलो प्रश्न देश होइन विषय हो '.repeat(3)}। ${'फेरि '.repeat(60)}`,
    `${'पहिलो प्रश्न देश होइन विषय हो '.repeat(3)}।`,
  ],
])('%s', (_, content, summary) => {
  expect(blogSummary(content)).toBe(summary);
});
