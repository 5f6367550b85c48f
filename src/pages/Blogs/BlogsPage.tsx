import { useDeferredValue } from 'react';
import { useBlogs } from '#src/api/blogs.ts';
import { BlogCard } from '#src/components/blog/BlogCard.tsx';
import { CardGridSkeleton } from '#src/components/feedback/CardGridSkeleton.tsx';
import { LoadingState } from '#src/components/feedback/LoadingState.tsx';
import { StaleDataNotice } from '#src/components/feedback/StaleDataNotice.tsx';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { MountainBackdrop } from '#src/components/illustration/MountainBackdrop.tsx';
import { CardGrid } from '#src/components/ui/CardGrid.tsx';
import { PageHero } from '#src/components/ui/PageHero.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { site } from '#src/content/site.ts';
import type { BlogListItem } from '#src/domain/blogListItem.ts';
import { safeImageUrl } from '#src/domain/imageUrl.ts';
import { pages, paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useSiteOrigin } from '../useSiteOrigin.ts';
import { LatestPost } from './LatestPost.tsx';

/**
 * All blogs, newest first. A failure is logged and looks like an empty list. If the server cannot
 * be reached, the list comes from the offline cache.
 */
export default function BlogsPage() {
  const { data: blogs = [], isLoading, stale, reload } = useBlogs();

  return (
    <>
      <PageMeta
        title="Blogs"
        description="Plain guides to studying abroad from Nepal: papers, tests, costs, visas and the first weeks away."
        path={paths.blogs}
      />
      <PageHero
        heading="Explore Our Blog"
        lead="Papers, tests, costs and visas, explained by the people who sit with them every day."
        size="small"
        aside={(isLoading || blogs[0]) && <LatestPost id={blogs[0]?._id} />}
        picture={<MountainBackdrop variant="hero" />}
      />
      <Section heading="Latest Blogs" id="latest" isBelowHero>
        {stale && <StaleDataNotice {...stale} onRetry={reload} />}
        {isLoading ? (
          <LoadingState
            message="Loading blogs..."
            skeleton={<CardGridSkeleton />}
            phone={site.phone}
            email={site.email}
          />
        ) : blogs.length === 0 ? (
          <StatusMessage>No blogs available.</StatusMessage>
        ) : (
          <BlogCards blogs={blogs} />
        )}
      </Section>
    </>
  );
}

function BlogCards({ blogs }: { blogs: readonly BlogListItem[] }) {
  const origin = useSiteOrigin();
  const shown = blogs.slice(0, useDeferredValue(blogs.length, pages.blogs.shows.blogs));
  return (
    <CardGrid>
      {shown.map(({ _id, title, beginning, author, imageUrl, _sample }) => (
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
  );
}
