import * as v from 'valibot';
import { contentSchema } from '#contracts/content.ts';
import { type ContentPage, indexedPages } from '#server/rendering/contentPages.ts';
import { feedXml, sitemapXml } from '#server/rendering/crawlerFiles.ts';
import { fillShell, type PageShells } from '#server/rendering/pageShell.ts';
import { renderPage } from '#src/entry-server.tsx';

/** Renders a page, the sitemap or the feed as the build does. Rejects if the page throws. */
export async function render(page: ContentPage, shells: PageShells): Promise<string> {
  const content = v.parse(contentSchema, page.content);
  if (page.path === '/sitemap.xml') return sitemapXml(indexedPages(content));
  if (page.path === '/feed.xml') return feedXml(content.blogs);
  const shell = shells[page.pattern];
  if (!shell) throw new Error('The build has no shell for this page.');
  const url = new URL(page.path, 'http://site');
  return fillShell(shell, url.pathname, await renderPage(url, content, page.rates));
}
