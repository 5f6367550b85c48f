import Link from '@mui/material/Link';
import { lazy, Suspense } from 'react';
import { home } from '#brand/home.ts';
import { useBlogs } from '#src/api/blogs.ts';
import { Section } from '#src/components/ui/Section.tsx';
import { pages, paths } from '#src/pageTable.ts';
import { BlogCards } from '../BlogCards.tsx';

// Few visitors see it.
const StaleDataNotice = lazy(async () => ({
  default: (await import('#src/components/feedback/StaleDataNotice.tsx')).StaleDataNotice,
}));

/** The newest blogs. Renders nothing if there are none or they cannot be loaded. */
export function LatestBlogs() {
  const { data: blogs = [], stale, reload } = useBlogs();
  if (blogs.length === 0) return null;
  return (
    <Section
      id="blogs"
      isFarDown
      heading={home.blogs.heading}
      action={<Link href={paths.blogs}>{home.blogs.all}</Link>}
    >
      {stale && (
        <Suspense>
          <StaleDataNotice {...stale} onRetry={reload} />
        </Suspense>
      )}
      <BlogCards blogs={blogs.slice(0, pages.home.shows.blogs)} />
    </Section>
  );
}
