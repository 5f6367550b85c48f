import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { htmlToMarkdown } from '#src/lib/htmlToMarkdown/htmlToMarkdown.ts';
import { articles } from './articles.ts';
import { ofGoogleDocs, ofWebPage, ofWord } from './pastedHtml.ts';

const convert = (html: string) => htmlToMarkdown(fromHtml(html, { fragment: true }));

describe.each([
  ['a web page', ofWebPage],
  ['Google Docs', ofGoogleDocs],
  ['Word', ofWord],
])('An article from %s', (_name, toHtml) => {
  test.each(Object.entries(articles))('%s', (_title, markdown) => {
    expect(convert(toHtml(markdown))).toBe(markdown);
  });
});
