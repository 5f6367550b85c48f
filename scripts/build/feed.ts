import type { Blog } from '#src/api/contract.ts';
import { site } from '#src/content/site.ts';
import { blogDate } from '#src/domain/blogDate.ts';
import { blogSummary } from '#src/domain/blogSummary.ts';
import { absoluteUrl } from '#src/domain/structuredData.ts';
import { paths } from '#src/paths.ts';
import { escapeXml } from './xml.ts';

const FEED_PATH = '/feed.xml';

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/**
 * All blogs as RSS 2.0, in the order of the API, each with its summary. The date comes from the id;
 * an id without one gives no date.
 */
export function feedXml(blogs: readonly Blog[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `Blogs · ${site.name}`),
    element('link', absoluteUrl(paths.blogs)),
    element('description', site.description),
    element('language', 'en'),
    `<atom:link href="${escapeXml(absoluteUrl(FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
    ...blogs.map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item({ _id, title, content, author }: Blog): string {
  const address = absoluteUrl(paths.blog(_id));
  const date = blogDate(_id);
  return [
    '<item>',
    element('title', title),
    element('link', address),
    // A guid is a permalink by default.
    element('guid', address),
    element('description', blogSummary(content)),
    ...(author ? [element('dc:creator', author)] : []),
    ...(date ? [element('pubDate', date.toUTCString())] : []),
    '</item>',
  ].join('\n');
}

/** The link element that announces the feed in a page's head. */
export function feedLink(): string {
  return `<link rel="alternate" type="application/rss+xml" title="${escapeXml(`Blogs · ${site.name}`)}" href="${FEED_PATH}">`;
}
