import { site } from '#brand/site.ts';
import { CARD_SIZE } from '#contracts/pictureFiles.ts';
import { absoluteUrl, breadcrumbs, type JsonLdNode } from '#src/content/structuredData.ts';
import { serializeForScript } from '#src/lib/serializeForScript.ts';
import { paths } from '#src/pageTable.ts';

interface PageMetaProps {
  /** The title of the page, without the company's name. */
  title: string;
  /** The meta description. Without it the page is not indexed. */
  description?: string;
  /** The path of the page, without query. Without it there is no canonical URL. */
  path?: string;
  /** Structured data for search engines, besides the breadcrumb trail. */
  jsonLd?: readonly JsonLdNode[];
  /** The social card: a path in `CARD_SIZE`, or an absolute URL. Default: the company's card. */
  image?: string | undefined;
  /** The image in words. Default: the title. */
  imageAlt?: string | undefined;
  type?: 'website' | 'article';
}

/** The title, meta tags and structured data of a page, which React hoists into the head. */
export function PageMeta({
  title,
  description,
  path,
  jsonLd = [],
  image = '/social-card.png',
  imageAlt = title,
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
  const trail = path && path !== paths.home ? [breadcrumbs(title, path)] : [];
  return (
    <>
      <title>{wholeTitle}</title>
      <meta name="description" content={description} />
      {url && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={path ? title : site.name} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={absoluteUrl(image)} />
      {image.startsWith('/') && (
        <>
          <meta property="og:image:width" content={`${CARD_SIZE.width}`} />
          <meta property="og:image:height" content={`${CARD_SIZE.height}`} />
        </>
      )}
      <meta property="og:image:alt" content={path ? imageAlt : site.name} />
      <meta name="twitter:card" content="summary_large_image" />
      {[...trail, ...jsonLd].map((node) => (
        <script
          key={node['@type']}
          type="application/ld+json"
          // The code of some nodes is on the server only: see `organization`.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeForScript escapes every '<'
          dangerouslySetInnerHTML={{
            __html: serializeForScript({ '@context': 'https://schema.org', ...node }),
          }}
        />
      ))}
    </>
  );
}
