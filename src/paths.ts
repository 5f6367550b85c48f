/** Every URL path of the site, used by links, routes, sitemap and tests. */
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
  /** Shown by the service worker for a page that is not available offline. */
  offline: '/offline',
  signIn: '/admin',
  dashboard: '/dashboard',
  addTestimonial: '/dashboard/testimonials/add',
  listTestimonials: '/dashboard/testimonials/list',
  addBlog: '/dashboard/blogs/add',
  listBlogs: '/dashboard/blogs/list',
  // Only in a site that is built with `VITE_AUTH=server`.
  messages: '/dashboard/messages',
  myAccount: '/dashboard/account',
  accounts: '/dashboard/accounts',
  auditList: '/dashboard/audit',
} as const;
