import { expect, it, test } from 'vitest';
import { plainText } from '#src/domain/plainText.ts';
import { safeLink } from '#src/domain/safeLink.ts';

test.each([
  ['headings', '# One ##\n\nTwo\n===\n\nThree', 'One Two Three'],
  ['emphasis', '**bold *and* more**, _it_, ***both***, ~~gone~~', 'bold and more, it, both, gone'],
  [
    'signs that are text',
    '5 * 3 * 2, snake_case_name, 2 > 1, \\*a\\*',
    '5 * 3 * 2, snake_case_name, 2 > 1, *a*',
  ],
  ['lists', '- a\n- [x] b\n  1. c\n\n* d', 'a b c d'],
  ['quotes', '> a\n> > b', 'a b'],
  [
    'links',
    '[a](https://b.example/c_d_(e) "t") <https://f.example/_g_>',
    'a https://f.example/_g_',
  ],
  ['references', '[a][b] and [b]\n\n[b]: https://c.example', 'a and b'],
  ['brackets that are text', 'see [1] and [2]', 'see [1] and [2]'],
  ['pictures', '[![alt](/a.webp)](/b) ![](/c.webp)', 'alt'],
  ['tables', '| **A** | B |\n|---|:-:|\n| c \\| d | e |', 'A B c | d e'],
  ['code', '`a *b* c`\n\n```js\nconst d = *e*;\n```', 'a *b* c const d = *e*;'],
  ['rules and comments', 'a\n\n***\n\n<!-- more -->\n\nb', 'a b'],
  ['character references', 'a&amp;b &#39;c&#x27; &nbsp;d', "a&b 'c' d"],
  ['a stray sign', 'a * b and `c\n\nd` and *e', 'a * b and `c d` and *e'],
])('%s', (_, markdown, plain) => {
  expect(plainText(markdown, 'markdown').replace(/\s+/g, ' ')).toBe(plain);
});

it('leaves a plain text as it is', () => {
  expect(plainText(' # **a**\n', undefined)).toBe(' # **a**\n');
});

test.each([
  ['https://a.example/b', 'https://a.example/b'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+97761', 'tel:+97761'],
  ['www.a.example', 'https://www.a.example/'],
  ['/contact?subject=a#b', '/contact?subject=a#b'],
  ['//tracker.example/a', 'https://tracker.example/a'],
  ['javascript:alert(1)', undefined],
  ['JAVA\nSCRIPT:alert(1)', undefined],
  ['data:text/html,a', undefined],
  ['contact', undefined],
])('a link to %s leads to %s', (address, link) => {
  expect(safeLink(address)).toBe(link);
});
