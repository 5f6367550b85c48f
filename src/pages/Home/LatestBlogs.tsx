import Link from '@mui/material/Link';
import { home } from '#brand/home.ts';
import { useBlogs } from '#src/api/blogs.ts';
import { BlogCard } from '#src/components/blog/BlogCard.tsx';
import { StaleDataNotice } from '#src/components/feedback/StaleDataNotice.tsx';
import { CardGrid } from '#src/components/ui/CardGrid.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { safeImageUrl } from '#src/domain/imageUrl.ts';
import { pages, paths } from '#src/pageTable.ts';
import { useSiteOrigin } from '../useSiteOrigin.ts';

/** The newest blogs. Renders nothing if there are none or they cannot be loaded. */
export function LatestBlogs() {
  const { data: blogs = [], stale, reload } = useBlogs();
  const origin = useSiteOrigin();
  if (blogs.length === 0) return null;
  return (
    <Section
      id="blogs"
      heading={home.blogs.heading}
      action={<Link href={paths.blogs}>{home.blogs.all}</Link>}
    >
      {stale && <StaleDataNotice {...stale} onRetry={reload} />}
      <CardGrid>
        {blogs
          .slice(0, pages.home.shows.blogs)
          .map(({ _id, title, beginning, author, imageUrl, _sample }) => (
            <li key={_id}>
              <BlogCard
                title={title}
                content={beginning}
                author={author}
                isSample={_sample === true}
                imageUrl={safeImageUrl(imageUrl, origin)}
                href={paths.blog(_id)}
              />
            </li>
          ))}
      </CardGrid>
    </Section>
  );
}
