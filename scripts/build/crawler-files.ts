import { absoluteUrl } from '#src/domain/structuredData.ts';
import { paths } from '#src/paths.ts';
import { escapeXml } from './xml.ts';

/** robots.txt: everything may be read but the admin area. */
export function robotsTxt(): string {
  return [
    'User-agent: *',
    `Disallow: ${paths.signIn}`,
    `Disallow: ${paths.dashboard}`,
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    '',
  ].join('\n');
}

/** sitemap.xml with the pages at the given paths. Without dates: nothing says when a page changed. */
export function sitemapXml(pagePaths: readonly string[]): string {
  const entries = pagePaths.map(
    (path) => `  <url><loc>${escapeXml(absoluteUrl(path))}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
