import { site } from '#src/content/site.ts';
import { absoluteUrl, breadcrumbs, type JsonLdNode } from '#src/domain/structuredData.ts';
import { serializeForScript } from '#src/lib/serializeForScript.ts';
import { paths } from '#src/paths.ts';
import { DeferredContent } from '#src/rendering/DeferredContent.tsx';

interface PageMetaProps {
  /** The title of the page, without the company's name. */
  title: string;
  /** The meta description. Without it the page is not indexed. */
  description?: string;
  /**
   * The page's own address, without query, as in `paths`. Without it the page may be any of many,
   * and its card is the site's.
   */
  path?: string;
  /** What the page holds, for search engines, beside the way to it. */
  things?: readonly JsonLdNode[];
  /** The picture of its social card: a path of this site. Default: the company's own. */
  image?: string | undefined;
  type?: 'website' | 'article';
}

/**
 * What the head of the document says of a page; React puts it there from wherever it stands. On a
 * change of page nobody waits for it.
 */
export function PageMeta({
  title,
  description,
  path,
  things = [],
  image = '/social-card.png',
  type = 'website',
}: PageMetaProps) {
  const wholeTitle = `${title} · ${site.name}`;
  if (!description) {
    return (
      <>
        <title>{wholeTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const url = path && absoluteUrl(path);
  return (
    <DeferredContent>
      <title>{wholeTitle}</title>
      <meta name="description" content={description} />
      {url && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={path ? title : site.name} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={absoluteUrl(image)} />
      <meta name="twitter:card" content="summary_large_image" />
      {[...breadcrumbTrail(title, path), ...things].map((thing) => (
        <script
          key={thing['@type']}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every '<' escaped
          dangerouslySetInnerHTML={{ __html: toJsonLd(thing) }}
        />
      ))}
    </DeferredContent>
  );
}

/** The way to the page from home, for those that are not home. */
function breadcrumbTrail(title: string, path: string | undefined): readonly JsonLdNode[] {
  if (!path || path === paths.home) return [];
  return [
    breadcrumbs([
      { title: 'Home', path: paths.home },
      { title, path },
    ]),
  ];
}

/** The thing as JSON-LD. */
function toJsonLd(thing: JsonLdNode): string {
  return serializeForScript({ '@context': 'https://schema.org', ...thing });
}
