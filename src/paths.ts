/** Every address of the site. Links, routes, sitemap and tests take them from here. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  testimonials: '/testimonials',
  blogs: '/blogs',
  blog: (id: string) => `/blogs/${encodeURIComponent(id)}`,
  studyIn: (slug: string) => `/studyin/${slug}`,
  testPreparation: (slug: string) => `/testpreparation/${slug}`,
  compare: '/compare',
  /** What the service worker shows for a page that cannot be had. */
  offline: '/offline',
  signIn: '/admin',
  dashboard: '/dashboard',
  addTestimonial: '/dashboard/testimonials/add',
  listTestimonials: '/dashboard/testimonials/list',
  addBlog: '/dashboard/blogs/add',
  listBlogs: '/dashboard/blogs/list',
} as const;
