import Link from '@mui/material/Link';
import { home } from '#brand/home.ts';
import { useBlogs } from '#src/api/blogs.ts';
import { StaleDataNotice } from '#src/components/feedback/StaleDataNotice.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { pages, paths } from '#src/pageTable.ts';
import { BlogCards } from '../BlogCards.tsx';

/** The newest blogs. Renders nothing if there are none or they cannot be loaded. */
export function LatestBlogs() {
  const { data: blogs = [], stale, reload } = useBlogs();
  if (blogs.length === 0) return null;
  return (
    <Section
      id="blogs"
      heading={home.blogs.heading}
      action={<Link href={paths.blogs}>{home.blogs.all}</Link>}
    >
      {stale && <StaleDataNotice {...stale} onRetry={reload} />}
      <BlogCards blogs={blogs.slice(0, pages.home.shows.blogs)} />
    </Section>
  );
}
