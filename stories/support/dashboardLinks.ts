import type { DashboardLink } from '#src/components/navigation/DashboardNavigation.tsx';
import { paths } from '#src/paths.ts';

/** The pages of the dashboard on a site without a server. */
export const dashboardLinks: readonly DashboardLink[] = [
  { label: 'Add Testimonial', href: paths.addTestimonial, kind: 'add' },
  { label: 'List Testimonials', href: paths.listTestimonials, kind: 'list' },
  { label: 'Add Blog', href: paths.addBlog, kind: 'add' },
  { label: 'List Blogs', href: paths.listBlogs, kind: 'list' },
];
