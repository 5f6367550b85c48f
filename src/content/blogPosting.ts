import { site } from '#brand/site.ts';
import type { Blog } from '#contracts/blog.ts';
import { publishedAt } from '#contracts/ids.ts';
import { paths } from '#src/pageTable.ts';
import { absoluteUrl, type JsonLdNode } from './structuredData.ts';

/** A blog post; `content` is plain text, `image` a path of this site or an absolute URL. */
export function blogPosting(blog: Blog, image?: string): JsonLdNode {
  const date = publishedAt(blog);
  return {
    '@type': 'BlogPosting',
    headline: blog.title,
    articleBody: blog.content,
    url: absoluteUrl(paths.blog(blog._id)),
    ...(image && { image: absoluteUrl(image) }),
    publisher: { '@type': 'EducationalOrganization', name: site.name },
    ...(blog.author && { author: { '@type': 'Person', name: blog.author } }),
    ...(date && { datePublished: date.toISOString() }),
    ...(blog.updatedAt && { dateModified: blog.updatedAt }),
  };
}
