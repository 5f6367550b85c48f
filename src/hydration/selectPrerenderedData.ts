import { type Content, type KindName, kinds } from '#contracts/content.ts';
import { nepalDay } from '#contracts/nepalDay.ts';
import { toBlogListItem } from '#src/domain/blogListItem.ts';
import type { Rates } from '#src/domain/exchangeRates.ts';
import { allPages, fillPath, type PageEntry } from '#src/pageTable.ts';
import type { PrerenderedData, PrerenderedLists } from './prerenderedData.ts';

/** The newest entries of a kind as lists show them. The HTML contains them, so they are small. */
function newest(name: KindName, content: Content, count: number): PrerenderedLists {
  if (name === 'blogs') {
    return { blogs: content.blogs.slice(0, count).map(toBlogListItem) };
  }
  return { [name]: content[name].slice(0, count) };
}

/** The data of a page that the browser needs. */
export function selectPrerenderedData(
  { pathname, search }: URL,
  content: Content | undefined,
  rates?: Rates,
): PrerenderedData {
  const data = content && selectData(pathname, content);
  const now = new Date();
  return {
    ...data,
    // Without entries the day alone: each build of that day makes the same page.
    renderedAt: data ? now.toISOString() : nepalDay(now),
    ...(search && { search }),
    ...(rates && { rates }),
  };
}

function selectData(pathname: string, content: Content): PrerenderedData | undefined {
  for (const { path, shows, entryOf, listsAll } of allPages) {
    if (shows && path === pathname) {
      const totals = listsAll && { totals: { [listsAll]: content[listsAll].length } };
      return { lists: selectLists(shows, content), ...totals };
    }
    const entry = entryOf && content[entryOf].find(({ _id }) => fillPath(path, _id) === pathname);
    if (entry) return { entry: { [entryOf]: entry } };
  }
  return undefined;
}

function selectLists(shows: NonNullable<PageEntry['shows']>, content: Content): PrerenderedLists {
  let lists: PrerenderedLists = {};
  for (const { name } of Object.values(kinds)) {
    const count = shows[name];
    if (count) lists = { ...lists, ...newest(name, content, count) };
  }
  return lists;
}
