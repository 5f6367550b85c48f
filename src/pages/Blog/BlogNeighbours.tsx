import { askForBlogs } from '#src/api/blogs.ts';
import type { Blog } from '#src/api/contract.ts';
import { useAnswer } from '#src/api/useAnswer.ts';
import { NeighbourLinks } from '#src/components/NeighbourLinks.tsx';
import { paths } from '#src/content/paths.ts';

const toLink = (blog: Blog | undefined) =>
  blog && { title: blog.title, href: paths.blog(blog._id) };

/** The links to the blogs before and after this one. Where the list cannot be had, nothing. */
export function BlogNeighbours({ id }: { id: string }) {
  const blogs = useAnswer(askForBlogs, 'blogs');
  if (blogs.status !== 'loaded') return null;
  const place = blogs.data.findIndex((blog) => blog._id === id);
  if (place === -1) return null;
  return (
    <NeighbourLinks
      label="More blogs"
      previous={toLink(blogs.data[place - 1])}
      next={toLink(blogs.data[place + 1])}
    />
  );
}
