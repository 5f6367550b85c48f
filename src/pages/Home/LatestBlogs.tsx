import Link from '@mui/material/Link';
import { askForBlogs } from '#src/api/blogs.ts';
import { safeImageUrl } from '#src/api/imageUrl.ts';
import { useAnswer } from '#src/api/useAnswer.ts';
import { AgeNote } from '#src/components/AgeNote.tsx';
import { BlogCard } from '#src/components/BlogCard.tsx';
import { CardGrid } from '#src/components/CardGrid.tsx';
import { Section } from '#src/components/Section.tsx';
import { home } from '#src/content/home.ts';
import { paths } from '#src/content/paths.ts';
import { usePrerenderedData } from '#src/rendering/prerenderedData.ts';
import { useSiteOrigin } from '../useSiteOrigin.ts';

/** The newest blogs. Where there are none, or they cannot be had, nothing. */
export function LatestBlogs() {
  const blogs = useAnswer(askForBlogs, 'blogs', usePrerenderedData().blogs);
  const origin = useSiteOrigin();
  if (blogs.status !== 'loaded' || blogs.data.length === 0) return null;
  return (
    <Section
      id="blogs"
      heading={home.blogs.heading}
      action={<Link href={paths.blogs}>{home.blogs.all}</Link>}
    >
      {blogs.asOf && <AgeNote asOf={blogs.asOf} onRetry={blogs.reload} />}
      <CardGrid>
        {blogs.data.slice(0, home.latestCount).map(({ _id, title, content, author, imageUrl }) => (
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
    </Section>
  );
}
