import { type Blog, getBlog, listBlogs } from '#contracts/blog.ts';
import { pathOf } from '#contracts/endpoint.ts';
import { type BlogListItem, toBlogListItem } from '#src/domain/blogListItem.ts';
import { plainText } from '#src/domain/plainText.ts';
import { usePrerenderedData } from '#src/hydration/prerenderedData.ts';
import type { QueryResult } from '#src/lib/useQuery.ts';
import { isNetworkError, isNotFound } from './client.ts';
import { networkFirst, readCache, writeCache } from './offlineCache.ts';
import { usePublicQuery } from './usePublicQuery.ts';

/** All blogs, newest first, for the public pages. Fewer than `total` may be loaded. */
export function useBlogs() {
  const { lists, totals } = usePrerenderedData();
  const query = usePublicQuery('blogs', fetchListItems, lists?.blogs);
  const { data = [] } = query;
  // The prerendered ones are the newest of all.
  const total = (data === lists?.blogs && totals?.blogs) || data.length;
  return { ...query, total };
}

async function fetchListItems(signal: AbortSignal): Promise<QueryResult<BlogListItem[]>> {
  const { data, ...response } = await networkFirst(listBlogs, { signal });
  return {
    ...response,
    data: data.map((blog) => ({
      ...toBlogListItem(blog),
      wholeText: () => plainText(blog.content, blog.format),
    })),
  };
}

/** One blog for its public page; null if the server has none with this id. */
export function useBlog(id: string) {
  const { entry } = usePrerenderedData();
  return usePublicQuery(
    'blog',
    (signal) => fetchBlog(id, signal),
    entry?.blogs?._id === id ? entry.blogs : undefined,
  );
}

/** A blog that was never opened may still be in the cached list. */
async function fetchBlog(id: string, signal: AbortSignal): Promise<QueryResult<Blog | null>> {
  try {
    return await networkFirst(getBlog, { id, signal });
  } catch (error) {
    if (isNotFound(error)) {
      void writeCache(pathOf(getBlog, id), null);
      return { data: null };
    }
    const cached = isNetworkError(error) ? await readCache(listBlogs) : undefined;
    const blog = cached?.data.find(({ _id }) => _id === id);
    if (!blog) throw error;
    return { ...cached, data: blog, error };
  }
}
