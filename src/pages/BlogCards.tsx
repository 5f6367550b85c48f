import { BlogCard } from '#src/components/blog/BlogCard.tsx';
import { CardGrid } from '#src/components/ui/CardGrid.tsx';
import type { BlogListItem } from '#src/domain/blogListItem.ts';
import { safeImageUrl } from '#src/domain/imageUrl.ts';
import { paths } from '#src/pageTable.ts';
import { useSiteOrigin } from './useSiteOrigin.ts';

/** Blogs as cards that link to their pages, on the home page and in the list. */
export function BlogCards({ blogs }: { blogs: readonly BlogListItem[] }) {
  const origin = useSiteOrigin();
  return (
    <CardGrid>
      {blogs.map(({ _id, title, beginning, author, imageUrl, _sample }) => (
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
