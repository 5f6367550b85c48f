import type { ApiAnswers, BuiltAnswers } from '#src/api/builtAnswers.ts';
import type { Blog } from '#src/api/contract.ts';
import { CARD_PREVIEW_LENGTH } from '#src/components/textPreview.ts';
import { firstCharacters } from '#src/content/firstCharacters.ts';
import { home } from '#src/content/home.ts';
import { paths } from '#src/content/paths.ts';

/** How many entries of a list are prerendered: four rows on a wide screen. The rest comes live. */
const LIST_LENGTH = 12;

/** What a page is prerendered with: as much as it shows first, since it travels with the page. */
export function builtAnswersFor(
  pathname: string,
  { blogs, testimonials }: ApiAnswers,
): BuiltAnswers {
  switch (pathname) {
    case paths.home:
      return {
        blogs: asCards(blogs, home.latestCount),
        testimonials: testimonials.slice(0, home.latestCount),
      };
    case paths.blogs:
      return { blogs: asCards(blogs, LIST_LENGTH) };
    case paths.testimonials:
      return { testimonials: testimonials.slice(0, LIST_LENGTH) };
    default: {
      const blog = blogs.find(({ _id }) => paths.blog(_id) === pathname);
      return blog ? { blog } : {};
    }
  }
}

/** Blogs with no more of their text than a card shows. */
function asCards(blogs: readonly Blog[], count: number): Blog[] {
  return blogs.slice(0, count).map((blog) => ({
    ...blog,
    content: firstCharacters(blog.content, CARD_PREVIEW_LENGTH),
  }));
}
