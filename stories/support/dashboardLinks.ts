import type { DashboardLink } from '#src/components/navigation/DashboardNavigation.tsx';
import { paths } from '#src/pageTable.ts';

/** The pages of the dashboard on a site without a server. */
export const dashboardLinks: readonly DashboardLink[] = [
  { label: 'Add Testimonial', href: paths.addTestimonial, icon: 'add' },
  { label: 'List Testimonials', href: paths.listTestimonials, icon: 'list' },
  { label: 'Add Blog', href: paths.addBlog, icon: 'add' },
  { label: 'List Blogs', href: paths.listBlogs, icon: 'list' },
];
