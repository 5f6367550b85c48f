import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { site } from '#brand/site.ts';
import { contentSchema } from '#contracts/content.ts';
import { indexedPages } from '#server/rendering/contentPages.ts';
import { escapeXml, feedXml, sitemapXml } from '#server/rendering/crawlerFiles.ts';
import { serializeForScript } from '#src/lib/serializeForScript.ts';

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

test.each([
  ['</script>'],
  ['<!-- <script>'],
  [']]> & "quoted" \'too\''],
  [`${NUL}${BELL}\u2028`],
  ['क्षमा 👨‍👩‍👧‍👦'],
])('serializes %j for a script without changing it', (text) => {
  const json = serializeForScript({ text });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text });
});

const updatedAt = '2026-11-24T06:30:00.000Z';

const [dated, undated] = feedXml([
  {
    _id: '691bfc245b3d71c0bf9838b5',
    title: 'A & B',
    content: 'One <b>.',
    author: 'सुनिता',
    updatedAt,
  },
  { _id: 'a/b?', title: 'Plain', content: 'Two.' },
])
  .split('<item>')
  .slice(1);

test('a feed item has title, URL, summary, author, date and last change', () => {
  expect(dated).toContain('<title>A &#38; B</title>');
  expect(dated).toContain(`<link>${site.url}/blogs/691bfc245b3d71c0bf9838b5</link>`);
  expect(dated).toContain(`<guid>${site.url}/blogs/691bfc245b3d71c0bf9838b5</guid>`);
  expect(dated).toContain('<description>One &#60;b&#62;.</description>');
  expect(dated).toContain('<dc:creator>सुनिता</dc:creator>');
  expect(dated).toContain('<pubDate>Tue, 18 Nov 2025 04:55:00 GMT</pubDate>');
  expect(dated).toContain(`<atom:updated>${updatedAt}</atom:updated>`);
});

test('a feed item without date and author omits them, and its id is encoded in the URL', () => {
  expect(undated).toContain('/blogs/a%2Fb%3F</link>');
  expect(undated).not.toMatch(/pubDate|creator|updated/);
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
  const changedAt = new Date('2025-11-18T04:55:00Z');
  const xml = sitemapXml([{ path: '/about' }, { path: "/blogs/it's", changedAt }]);
  expect(xml).toContain(`<url><loc>${site.url}/about</loc></url>`);
  expect(xml).toContain('/blogs/it&#39;s</loc><lastmod>2025-11-18T04:55:00.000Z</lastmod></url>');
});

test('the pages of the sitemap have the last change of an entry, or the time in its id', () => {
  const blogs = [
    { _id: '691bfc245b3d71c0bf9838b8', title: 'Title', content: 'Text' },
    { _id: '691bfc245b3d71c0bf9838b9', title: 'Title', content: 'Text', updatedAt },
    { _id: '691bfc245b3d71c0bf9838ba', title: 'Title', content: 'Text', updatedAt: 1795502400000 },
    { _id: 'odd', title: 'Title', content: 'Text' },
  ];
  const pages = indexedPages(parse(contentSchema, { blogs }));
  const changedAt = (path: string) => pages.find((page) => page.path === path)?.changedAt;
  expect(changedAt('/blogs/691bfc245b3d71c0bf9838b8')).toEqual(new Date('2025-11-18T04:55:00Z'));
  expect(changedAt('/blogs/691bfc245b3d71c0bf9838b9')).toEqual(new Date(updatedAt));
  expect(changedAt('/blogs/691bfc245b3d71c0bf9838ba')).toEqual(new Date('2025-11-18T04:55:00Z'));
  expect(changedAt('/blogs/odd')).toBeUndefined();
  expect(changedAt('/about')).toBeUndefined();
});
