import { parse } from 'valibot';
import { contentSchema } from '#contracts/content.ts';
import { contentPageAt, indexedPages } from '#server/rendering/contentPages.ts';
import { feedXml, sitemapXml } from '#server/rendering/crawlerFiles.ts';
import { fillShell, type PageShells } from '#server/rendering/pageShell.ts';
import { renderPage } from '#src/entry-server.tsx';
import type { RenderJob } from './renderer.ts';

/** Renders the page, the sitemap or the feed at a path as the build does. Rejects if the page throws. */
export async function render({ path, content }: RenderJob, shells: PageShells): Promise<string> {
  const parsed = parse(contentSchema, content);
  if (path === '/sitemap.xml') return sitemapXml(indexedPages(parsed));
  if (path === '/feed.xml') return feedXml(parsed.blogs);
  const shell = shells[contentPageAt(path)?.pattern ?? ''];
  if (!shell) throw new Error('The build has no shell for this page.');
  const url = new URL(path, 'http://site');
  return fillShell(shell, url.pathname, await renderPage(url, parsed));
}
