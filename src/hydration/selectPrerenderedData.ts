import type { Content, KindName } from '#contracts/content.ts';
import { toBlogListItem } from '#src/domain/blogListItem.ts';
import { allPages, fillPath } from '#src/pageTable.ts';
import type { ListItems, PrerenderedData } from './prerenderedData.ts';

type Lists = { [Name in KindName]: (content: Content, count?: number) => ListItems[Name][] };

/** The newest entries of each kind as lists show them. The HTML contains them, so they are small. */
const lists: Lists = {
  blogs: ({ blogs }, count) => blogs.slice(0, count).map(toBlogListItem),
  testimonials: ({ testimonials }, count) => testimonials.slice(0, count),
};

/** The data of a page and the current time; undefined for a page without data from the API. */
export function selectPrerenderedData(
  pathname: string,
  content: Content,
): PrerenderedData | undefined {
  const data = selectData(pathname, content);
  return data && { ...data, renderedAt: new Date().toISOString() };
}

function selectData(pathname: string, content: Content): PrerenderedData | undefined {
  for (const { path, shows, entryOf } of allPages) {
    if (shows && path === pathname) {
      return {
        lists: {
          ...(shows.blogs && { blogs: lists.blogs(content, shows.blogs) }),
          ...(shows.testimonials && {
            testimonials: lists.testimonials(content, shows.testimonials),
          }),
        },
      };
    }
    const entry = entryOf && content[entryOf].find(({ _id }) => fillPath(path, _id) === pathname);
    if (entry) return { entry: { [entryOf]: entry } };
  }
  return undefined;
}
