import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { site } from '#brand/site.ts';
import { contentSchema } from '#contracts/content.ts';
import { indexedPages } from '#server/rendering/contentPages.ts';
import { escapeXml, feedXml, sitemapXml } from '#server/rendering/crawlerFiles.ts';

const NUL = '\u0000';
const BELL = '\u0007';

test.each([
  ['a tag', '<b>', '&#60;b&#62;'],
  ['the end of a CDATA section', ']]>', ']]&#62;'],
  ['an entity, as text', '&amp;', '&#38;amp;'],
  ['quotes', `"it's"`, '&#34;it&#39;s&#34;'],
  ['control characters', `a${NUL}b${BELL}c\u001Bd\uFFFEe`, 'abcde'],
  ['a lone surrogate', 'a\uD83Cb', 'ab'],
  ['white space', 'a\tb\r\nc', 'a\tb\r\nc'],
  ['Devanagari and emoji', 'क्षमा 👨‍👩‍👧‍👦', 'क्षमा 👨‍👩‍👧‍👦'],
])('escapes %s in XML', (_, text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});

const id = '691bfc245b3d71c0bf9838b5';
const created = new Date('2025-11-18T04:55:00Z');
const updatedAt = '2026-11-24T06:30:00.000Z';

test('a feed item has what is known of a blog, escaped', () => {
  const known = { _id: id, title: 'A & B', content: 'One <b>.', author: 'सुनिता', updatedAt };
  const plain = { _id: 'a/b?', title: 'Plain', content: 'Two.' };
  expect(feedXml([known, plain])).toContain(`<item>
<title>A &#38; B</title>
<link>${site.url}/blogs/${id}</link>
<guid>${site.url}/blogs/${id}</guid>
<description>One &#60;b&#62;.</description>
<dc:creator>सुनिता</dc:creator>
<pubDate>Tue, 18 Nov 2025 04:55:00 GMT</pubDate>
<atom:updated>${updatedAt}</atom:updated>
</item>
<item>
<title>Plain</title>
<link>${site.url}/blogs/a%2Fb%3F</link>
<guid>${site.url}/blogs/a%2Fb%3F</guid>
<description>Two.</description>
</item>
`);
});

test('the feed has the newest fifty blogs', () => {
  const blogs = Array.from({ length: 60 }, (_, index) => ({
    _id: `${index}`,
    title: `Blog ${index}`,
    content: 'One.',
  }));
  const titles = [...feedXml(blogs).matchAll(/<title>(Blog .*)<\/title>/g)].map(
    ([, title]) => title,
  );
  expect(titles).toEqual(blogs.slice(0, 50).map(({ title }) => title));
});

test('the sitemap escapes its URLs and says when an entry was last changed', () => {
  const xml = sitemapXml([{ path: '/about' }, { path: "/blogs/it's", changedAt: created }]);
  expect(xml).toContain(`<url><loc>${site.url}/about</loc></url>`);
  expect(xml).toContain('/blogs/it&#39;s</loc><lastmod>2025-11-18T04:55:00.000Z</lastmod></url>');
});

test.each([
  [id, undefined, created],
  [id, updatedAt, new Date(updatedAt)],
  // Of another server.
  [id, 1795502400000, created],
  ['odd', undefined, undefined],
])('the sitemap has of the blog %s, changed at %s, the time %s', (_id, changed, time) => {
  const blogs = [{ _id, title: 'Title', content: 'Text', updatedAt: changed }];
  const pages = indexedPages(parse(contentSchema, { blogs }));
  expect(pages.find(({ path }) => path === `/blogs/${_id}`)).toMatchObject({ changedAt: time });
});
