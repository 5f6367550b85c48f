import Typography from '@mui/material/Typography';
import { listBlogs } from '#src/api/blogs.ts';
import { listTestimonials } from '#src/api/testimonials.ts';
import { useSession } from '#src/auth/useSession.ts';
import { StatCard } from '#src/components/ui/StatCard.tsx';
import { TwoColumnGrid } from '#src/components/ui/TwoColumnGrid.tsx';
import { type Query, useQuery } from '#src/lib/useQuery.ts';
import { paths } from '#src/pageTable.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

interface Count {
  count: number | null;
  note: string;
  newest?: string | undefined;
}

/** The content of a card for a list whose newest entry comes first. */
function getCount<T>({ data, isLoading }: Query<T[]>, getName: (entry: T) => string): Count {
  if (isLoading) return { count: null, note: 'Counting...' };
  if (!data) return { count: null, note: 'Could not be counted just now' };
  const [newest] = data;
  return { count: data.length, note: 'on the site', newest: newest && getName(newest) };
}

/** The dashboard's start page: the number of entries, and links to the four screens. */
export default function DashboardPage() {
  const { session } = useSession();
  const testimonials = useQuery(listTestimonials);
  const blogs = useQuery(listBlogs);
  return (
    <DashboardScreen
      heading="Admin Dashboard"
      {...(session.status === 'signed-in' && { lead: `Namaste, ${session.username}.` })}
    >
      <TwoColumnGrid>
        <StatCard
          heading="Testimonials"
          {...getCount(testimonials, ({ name }) => name)}
          add={{ label: 'Add a testimonial', href: paths.addTestimonial }}
          list={{ label: 'See all testimonials', href: paths.listTestimonials }}
        />
        <StatCard
          heading="Blogs"
          {...getCount(blogs, ({ title }) => title)}
          add={{ label: 'Write a blog', href: paths.addBlog }}
          list={{ label: 'See all blogs', href: paths.listBlogs }}
        />
      </TwoColumnGrid>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 3, maxWidth: '60ch' }}>
        After 3 minutes without activity you are logged out. What you were writing is kept in this
        browser and is there again when you sign in.
      </Typography>
    </DashboardScreen>
  );
}
