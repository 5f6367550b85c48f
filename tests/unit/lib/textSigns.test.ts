import { expect, test } from 'vitest';
import { isFormatted, looksLikeHtml, looksLikeMarkdown } from '#src/lib/textSigns.ts';

test.each(['## Visa', 'a **b** c', '[a](https://b.example)', '| a | b |\n| --- | --- |', '```\nx'])(
  'Markdown: %j',
  (text) => expect(looksLikeMarkdown(text)).toBe(true),
);

test.each(['#1 of us', 'a * b ** c', '- one\n- two', '[sic]', '2 ** 3 and 4 ** 5', '---'])(
  'No Markdown: %j',
  (text) => expect(looksLikeMarkdown(text)).toBe(false),
);

test.each([
  ['<h2>Visa</h2>', true],
  ['<p class="a">x\ny</p>', true],
  ['Scores <6 and >5', false],
  ['<your name>', false],
  ['a <b', false],
])('HTML: %j', (text, expected) => expect(looksLikeHtml(text)).toBe(expected));

test.each([
  ['<p>a</p><div><span style="color:red">b</span></div>', false],
  ['<b style="font-weight:normal;" id="docs-internal-guid-1"><p>a</p></b>', false],
  ['<b style="font-weight:normal"><span style="font-weight:700">a</span></b>', true],
  ['<p>a <a href="https://b.example">c</a></p>', true],
  ['<ul><li>a</ul>', true],
  ['<br><body><span>', false],
])('Formatting: %j', (html, expected) => expect(isFormatted(html)).toBe(expected));
