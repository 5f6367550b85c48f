import { parse } from 'valibot';
import { indexedPaths } from '#build/pages.ts';
import { contentEndpoints } from '#contracts/content.ts';
import { feedXml, sitemapXml } from '#rendering/crawlerFiles.ts';
import { type ContentFrames, fillPage } from '#rendering/fillPage.ts';
import { renderPage } from '#src/entry-server.tsx';
import type { RenderJob } from './renderer.ts';

/** Renders the page, the sitemap or the feed at a path as the build does. Rejects if the page throws. */
export async function render(job: RenderJob, frames: ContentFrames): Promise<string> {
  const { path } = job;
  const blogs = parse(contentEndpoints.listBlogs.response, job.blogs);
  if (path === '/sitemap.xml') return sitemapXml(indexedPaths(blogs));
  if (path === '/feed.xml') return feedXml(blogs);
  const testimonials = parse(contentEndpoints.listTestimonials.response, job.testimonials);
  const frame = frames[path] ?? frames['/blogs/:id'];
  if (!frame) throw new Error('The build has no frame for this page.');
  const rendered = await renderPage(new URL(path, 'http://site'), { blogs, testimonials });
  const known = new Set(frame.styleIds);
  const extra = rendered.styles.filter(([id]) => !known.has(id)).map(([, css]) => css);
  return fillPage(frame, path, rendered, extra.join(''));
}
