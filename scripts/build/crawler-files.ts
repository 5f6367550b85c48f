import { absoluteUrl } from '#src/domain/structuredData.ts';
import { paths } from '#src/paths.ts';
import { escapeXml } from './xml.ts';

/** robots.txt: disallows the sign-in page and the dashboard. */
export function robotsTxt(): string {
  return [
    'User-agent: *',
    `Disallow: ${paths.signIn}`,
    `Disallow: ${paths.dashboard}`,
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    '',
  ].join('\n');
}

/** sitemap.xml with the pages at these paths. Without dates, because they are unknown. */
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
