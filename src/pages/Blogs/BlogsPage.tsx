import { site } from '#brand/site.ts';
import { useBlogs } from '#src/api/blogs.ts';
import { LoadingState } from '#src/components/feedback/LoadingState.tsx';
import { StaleDataNotice } from '#src/components/feedback/StaleDataNotice.tsx';
import { StatusMessage } from '#src/components/feedback/StatusMessage.tsx';
import { PageHero } from '#src/components/ui/PageHero.tsx';
import { Section } from '#src/components/ui/Section.tsx';
import { paths } from '#src/pageTable.ts';
import { PageMeta } from '../PageMeta.tsx';
import { BlogList, LIST_ID } from './BlogList.tsx';
import { LatestPost } from './LatestPost.tsx';

/** All blogs, newest first, with a search and pages. A failure looks like an empty list. */
export default function BlogsPage() {
  const { data: blogs = [], total, isLoading, stale, reload } = useBlogs();

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
        aside={(isLoading || blogs[0]) && <LatestPost blog={blogs[0]} />}
      />
      <Section heading="Latest Blogs" id={LIST_ID} isBelowHero>
        {stale && <StaleDataNotice {...stale} onRetry={reload} />}
        {isLoading ? (
          <LoadingState message="Loading blogs..." site={site} />
        ) : blogs.length === 0 ? (
          <StatusMessage>No blogs available.</StatusMessage>
        ) : (
          <BlogList blogs={blogs} total={total} isStale={stale !== undefined} />
        )}
      </Section>
    </>
  );
}
