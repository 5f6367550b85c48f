import type { Blog } from '#contracts/blogs.ts';
import { home } from '#src/content/home.ts';
import { CARD_PREVIEW_LENGTH } from '#src/domain/textPreview.ts';
import { truncateGraphemes } from '#src/lib/truncateGraphemes.ts';
import { paths } from '#src/paths.ts';
import type { BuildTimeData, PrerenderedData } from './prerenderedData.ts';

/** How many list items are prerendered: four rows on a wide screen. The browser fetches the rest. */
const LIST_LENGTH = 12;

/** The data of a page and the current time; undefined for a page without data from the API. */
export function selectPrerenderedData(
  pathname: string,
  api: BuildTimeData,
): PrerenderedData | undefined {
  const data = selectData(pathname, api);
  return data && { ...data, renderedAt: new Date().toISOString() };
}

/** Selects the data a page shows first. It is part of the HTML, so it is kept small. */
function selectData(
  pathname: string,
  { blogs, testimonials }: BuildTimeData,
): PrerenderedData | undefined {
  switch (pathname) {
    case paths.home:
      return {
        blogs: toCardData(blogs, home.latestCount),
        testimonials: testimonials.slice(0, home.latestCount),
      };
    case paths.blogs:
      return { blogs: toCardData(blogs, LIST_LENGTH) };
    case paths.testimonials:
      return { testimonials: testimonials.slice(0, LIST_LENGTH) };
    default: {
      const blog = blogs.find(({ _id }) => paths.blog(_id) === pathname);
      return blog && { blog };
    }
  }
}

/** Cuts each text to the length that a card shows. */
function toCardData(blogs: readonly Blog[], count: number): Blog[] {
  return blogs.slice(0, count).map((blog) => ({
    ...blog,
    content: truncateGraphemes(blog.content, CARD_PREVIEW_LENGTH),
  }));
}
