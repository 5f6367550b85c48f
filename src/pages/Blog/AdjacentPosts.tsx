import { useBlogs } from '#src/api/blogs.ts';
import { PreviousNextNav } from '#src/components/ui/PreviousNextNav.tsx';
import type { BlogListItem } from '#src/domain/blogListItem.ts';
import { paths } from '#src/pageTable.ts';

const toLink = (blog: BlogListItem | undefined) =>
  blog && { title: blog.title, href: paths.blog(blog._id) };

/** Links to the previous and next blog. Renders nothing if the list cannot be loaded. */
export function AdjacentPosts({ id }: { id: string }) {
  const { data: blogs = [] } = useBlogs();
  const index = blogs.findIndex((blog) => blog._id === id);
  if (index === -1) return null;
  return (
    <PreviousNextNav
      label="More blogs"
      previous={toLink(blogs[index - 1])}
      next={toLink(blogs[index + 1])}
    />
  );
}
