import { listBlogs } from '#src/api/blogs.ts';
import { listTestimonials } from '#src/api/testimonials.ts';
import { type Load, useLoad } from '#src/api/useLoad.ts';
import { CardPair } from '#src/components/CardPair.tsx';
import { CountCard } from '#src/components/CountCard.tsx';
import { paths } from '#src/content/paths.ts';
import { useSession } from '#src/session/useSession.ts';
import { AdminPage } from './AdminPage.tsx';

/** How many there are, in words that also fit while that is not known. */
function describeCount<T>(list: Load<T[]>): string {
  if (list.status === 'loading') return 'Counting...';
  if (list.status === 'failed') return 'Could not be counted just now';
  return list.data.length === 1 ? '1 on the site' : `${list.data.length} on the site`;
}

/** The dashboard's first page: how much there is, and the ways to the four screens. */
export function DashboardPage() {
  const { session } = useSession();
  const testimonials = useLoad(listTestimonials, 'testimonials');
  const blogs = useLoad(listBlogs, 'blogs');
  const greeting = session.status === 'signed-in' ? `Namaste, ${session.username}.` : '';
  return (
    <AdminPage
      heading="Admin Dashboard"
      lead={`${greeting} You stay logged in while you work; after 3 minutes without activity you are logged out, and what you were writing is kept.`}
    >
      <CardPair>
        <CountCard
          heading="Testimonials"
          count={describeCount(testimonials)}
          add={{ label: 'Add a testimonial', href: paths.addTestimonial }}
          list={{ label: 'See all testimonials', href: paths.listTestimonials }}
        />
        <CountCard
          heading="Blogs"
          count={describeCount(blogs)}
          add={{ label: 'Write a blog', href: paths.addBlog }}
          list={{ label: 'See all blogs', href: paths.listBlogs }}
        />
      </CardPair>
    </AdminPage>
  );
}
