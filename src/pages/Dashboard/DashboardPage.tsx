import Typography from '@mui/material/Typography';
import { listBlogs } from '#src/api/blogs.ts';
import { listTestimonials } from '#src/api/testimonials.ts';
import { type Load, useLoad } from '#src/api/useLoad.ts';
import { CardPair } from '#src/components/CardPair.tsx';
import { CountCard } from '#src/components/CountCard.tsx';
import { paths } from '#src/content/paths.ts';
import { useSession } from '#src/session/useSession.ts';
import { AdminPage } from './AdminPage.tsx';

interface Count {
  count: number | null;
  note: string;
  newest?: string | undefined;
}

/** What a card says of a list, the newest first. */
function countOf<T>(list: Load<T[]>, nameOf: (entry: T) => string): Count {
  if (list.status === 'loading') return { count: null, note: 'Counting...' };
  if (list.status === 'failed') return { count: null, note: 'Could not be counted just now' };
  const [newest] = list.data;
  return { count: list.data.length, note: 'on the site', newest: newest && nameOf(newest) };
}

/** The dashboard's first page: how much there is, and the ways to the four screens. */
export function DashboardPage() {
  const { session } = useSession();
  const testimonials = useLoad(listTestimonials, 'testimonials');
  const blogs = useLoad(listBlogs, 'blogs');
  return (
    <AdminPage
      heading="Admin Dashboard"
      {...(session.status === 'signed-in' && { lead: `Namaste, ${session.username}.` })}
    >
      <CardPair>
        <CountCard
          heading="Testimonials"
          {...countOf(testimonials, ({ name }) => name)}
          add={{ label: 'Add a testimonial', href: paths.addTestimonial }}
          list={{ label: 'See all testimonials', href: paths.listTestimonials }}
        />
        <CountCard
          heading="Blogs"
          {...countOf(blogs, ({ title }) => title)}
          add={{ label: 'Write a blog', href: paths.addBlog }}
          list={{ label: 'See all blogs', href: paths.listBlogs }}
        />
      </CardPair>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 3, maxWidth: '60ch' }}>
        After 3 minutes without activity you are logged out. What you were writing is kept in this
        browser and is there again when you sign in.
      </Typography>
    </AdminPage>
  );
}
