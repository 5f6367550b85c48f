import { useDeferredValue, useEffect } from 'react';
import { askForBlogs } from '#src/api/blogs.ts';
import type { Blog } from '#src/api/contract.ts';
import { safeImageUrl } from '#src/api/imageUrl.ts';
import { useAnswer } from '#src/api/useAnswer.ts';
import { AgeNote } from '#src/components/AgeNote.tsx';
import { BlogCard } from '#src/components/BlogCard.tsx';
import { CardGrid } from '#src/components/CardGrid.tsx';
import { CardSkeletons } from '#src/components/CardSkeletons.tsx';
import { PageHero } from '#src/components/PageHero.tsx';
import { Ridgelines } from '#src/components/Ridgelines.tsx';
import { Section } from '#src/components/Section.tsx';
import { StatusText } from '#src/components/StatusText.tsx';
import { paths } from '#src/content/paths.ts';
import { usePrerenderedData } from '#src/rendering/prerenderedData.ts';
import { PageMeta } from '../PageMeta.tsx';
import { useSiteOrigin } from '../useSiteOrigin.ts';

/** How many cards are there at the first paint; the rest follow without holding it up. */
const FIRST_CARDS = 12;

/**
 * All blogs, newest first. Where they cannot be loaded the page is as if there were none, and
 * the console says why; where the server is not reached at all, as they were last.
 */
export function BlogsPage() {
  const blogs = useAnswer(askForBlogs, 'blogs', usePrerenderedData().blogs);
  const { error } = blogs;
  useEffect(() => {
    if (error) console.error('Failed to load blogs:', error);
  }, [error]);

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
        picture={<Ridgelines variant="hero" />}
      />
      <Section heading="Latest Blogs" id="latest">
        {blogs.asOf && <AgeNote asOf={blogs.asOf} onRetry={blogs.reload} />}
        {blogs.status === 'loading' ? (
          <>
            <StatusText>Loading blogs...</StatusText>
            <CardSkeletons />
          </>
        ) : blogs.status === 'failed' || blogs.data.length === 0 ? (
          <StatusText>No blogs available.</StatusText>
        ) : (
          <BlogCards blogs={blogs.data} />
        )}
      </Section>
    </>
  );
}

function BlogCards({ blogs }: { blogs: readonly Blog[] }) {
  const origin = useSiteOrigin();
  const shown = blogs.slice(0, useDeferredValue(blogs.length, FIRST_CARDS));
  return (
    <CardGrid>
      {shown.map(({ _id, title, content, author, imageUrl }) => (
        <li key={_id}>
          <BlogCard
            title={title}
            content={content}
            author={author}
            imageUrl={safeImageUrl(imageUrl, origin)}
            href={paths.blog(_id)}
          />
        </li>
      ))}
    </CardGrid>
  );
}
