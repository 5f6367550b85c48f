import { site } from '#brand/site.ts';
import type { Blog } from '#contracts/blog.ts';
import { publishedAt } from '#contracts/ids.ts';
import { absoluteUrl } from '#src/content/structuredData.ts';
import { blogSummary } from '#src/domain/blogSummary.ts';
import { plainText } from '#src/domain/plainText.ts';
import { paths } from '#src/pageTable.ts';
import type { IndexedPage } from './contentPages.ts';

/** Not in XML 1.0 in any form: most control characters, lone surrogates, two non-characters. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for an element or an attribute, and removes what XML does not allow. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

const FEED_PATH = '/feed.xml';
const FEED_TITLE = `Blogs · ${site.name}`;

/** The link element that announces the feed in a page's head. */
export const feedLink = `<link rel="alternate" type="application/rss+xml" title="${escapeXml(FEED_TITLE)}" href="${FEED_PATH}">`;

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** A reader asks more often than fifty blogs are written. */
const FEED_LENGTH = 50;

/** The newest blogs as RSS 2.0, each with its summary. The element of a change is Atom's. */
export function feedXml(blogs: readonly Blog[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', FEED_TITLE)}
${element('link', absoluteUrl(paths.blogs))}
${element('description', site.description)}
${element('language', 'en')}
<atom:link href="${escapeXml(absoluteUrl(FEED_PATH))}" rel="self" type="application/rss+xml"/>
${blogs.slice(0, FEED_LENGTH).map(item).join('\n')}
</channel>
</rss>
`;
}

function item(blog: Blog): string {
  const { _id, title, content, format, author, updatedAt } = blog;
  const address = absoluteUrl(paths.blog(_id));
  const date = publishedAt(blog);
  return [
    '<item>',
    element('title', title),
    element('link', address),
    // A guid is a permalink by default.
    element('guid', address),
    element('description', blogSummary(plainText(content, format))),
    ...(author ? [element('dc:creator', author)] : []),
    ...(date ? [element('pubDate', date.toUTCString())] : []),
    ...(updatedAt ? [element('atom:updated', updatedAt)] : []),
    '</item>',
  ].join('\n');
}

/** robots.txt: disallows the sign-in page and the dashboard. */
export function robotsTxt(): string {
  return `User-agent: *
Disallow: ${paths.signIn}
Disallow: ${paths.dashboard}
Sitemap: ${absoluteUrl('/sitemap.xml')}
`;
}

/** sitemap.xml with these pages, and `lastmod` for those whose last change is known. */
export function sitemapXml(pages: readonly IndexedPage[]): string {
  const urls = pages.map(({ path, changedAt }) => {
    const lastmod = changedAt ? element('lastmod', changedAt.toISOString()) : '';
    return `  <url>${element('loc', absoluteUrl(path))}${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
