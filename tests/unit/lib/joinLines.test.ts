import { expect, test } from 'vitest';
import { joinLines } from '#src/lib/joinLines.ts';

test.each([
  ['One\ntwo\n\nthree\nfour', 'One two\n\nthree four'],
  ['A self-\nfunded student', 'A self-funded student'],
  ['An edu\u00AD\ncation', 'An education'],
  ['Papers:\n• passport\n• NOC of the\nministry', 'Papers:\n• passport\n• NOC of the ministry'],
  ['## Fees\nThey are\nhigh', '## Fees\nThey are high'],
  [
    'The first paragraph has lines of a width\nand ends here.\nThe second begins below it and goes on\nhere.',
    'The first paragraph has lines of a width and ends here.\n\nThe second begins below it and goes on here.',
  ],
  ['', ''],
])('%j', (text, joined) => {
  expect(joinLines(text)).toBe(joined);
});
