import type { KindName } from '#contracts/content.ts';

/** A page of the site. Routes, menus, the build, the server and the service worker read it. */
export interface PageEntry {
  /** Its address. `:name` stands for one segment, `*` for any rest. */
  readonly path: string;
  /** The file in src/pages whose default export it is, without '.tsx'. */
  readonly module: string;
  /** Its name in menus and lists. */
  readonly label?: string;
  /** True if the header has a link to it. Default: if it has a label. */
  readonly isInHeader?: false;
  /** Default: the public header and footer, and a place in the sitemap. */
  readonly area?: 'hidden' | 'sign-in' | 'dashboard';
  /** There is one such page for each file in this folder of src/content. */
  readonly each?: 'countries' | 'exams';
  /** The list of these pages, to which the part of their address before the parameter leads. */
  readonly listedAt?: string;
  /** There is one such page for each entry of this kind. */
  readonly entryOf?: KindName;
  /** The number of newest entries that its first paint shows, of each kind. */
  readonly shows?: Readonly<Partial<Record<KindName, number>>>;
  /** It lists every entry of this kind, as many a page as it shows. */
  readonly listsAll?: KindName;
  /** It compares the guides of its query, and the server renders it for each selection. */
  readonly comparesGuides?: true;
  /** Of the dashboard: whether it needs the server, and an owner. Default: neither. */
  readonly needs?: 'server' | 'owner';
  /** Of the dashboard: the kind of which it adds an entry, or lists all. */
  readonly adds?: KindName;
  readonly lists?: KindName;
  /** Of the dashboard: its icon in the menu. */
  readonly icon?: 'add' | 'list' | 'messages' | 'bin' | 'account' | 'accounts' | 'audit' | 'system';
}

/** Every page, in the order of the menus. */
export const pages = {
  home: {
    path: '/',
    module: 'Home/HomePage',
    label: 'Home',
    shows: { blogs: 3, testimonials: 3 },
  },
  about: { path: '/about', module: 'About/AboutPage', label: 'About Us' },
  studyIn: {
    path: '/studyin/:slug',
    module: 'Country/CountryPage',
    label: 'Study In',
    each: 'countries',
    listedAt: '/#destinations',
  },
  testPreparation: {
    path: '/testpreparation/:slug',
    module: 'Exam/ExamPage',
    label: 'Test Preparation',
    each: 'exams',
    listedAt: '/#tests',
  },
  testimonials: {
    path: '/testimonials',
    module: 'Testimonials/TestimonialsPage',
    label: 'Testimonials',
    shows: { testimonials: 12 },
  },
  blogs: {
    path: '/blogs',
    module: 'Blogs/BlogsPage',
    label: 'Blogs',
    shows: { blogs: 12 },
    listsAll: 'blogs',
  },
  blog: { path: '/blogs/:id', module: 'Blog/BlogPage', entryOf: 'blogs' },
  contact: { path: '/contact', module: 'Contact/ContactPage', label: 'Contact' },
  compare: {
    path: '/compare',
    module: 'Compare/ComparePage',
    label: 'Compare countries',
    isInHeader: false,
    comparesGuides: true,
  },
  privacy: {
    path: '/privacy',
    module: 'Privacy/PrivacyPage',
    label: 'Privacy',
    isInHeader: false,
  },
  /** Shown by the service worker for a page that is not available offline. */
  offline: { path: '/offline', module: 'Offline/OfflinePage', area: 'hidden' },
  notFound: { path: '*', module: 'NotFound/NotFoundPage', area: 'hidden' },

  signIn: { path: '/admin', module: 'SignIn/SignInPage', area: 'sign-in' },
  dashboard: { path: '/dashboard', module: 'Dashboard/DashboardPage', area: 'dashboard' },
  addTestimonial: {
    path: '/dashboard/testimonials/add',
    module: 'Dashboard/AddTestimonialPage',
    label: 'Add Testimonial',
    area: 'dashboard',
    adds: 'testimonials',
    icon: 'add',
  },
  listTestimonials: {
    path: '/dashboard/testimonials/list',
    module: 'Dashboard/ListTestimonialsPage',
    label: 'List Testimonials',
    area: 'dashboard',
    lists: 'testimonials',
    icon: 'list',
  },
  addBlog: {
    path: '/dashboard/blogs/add',
    module: 'Dashboard/AddBlogPage',
    label: 'Add Blog',
    area: 'dashboard',
    adds: 'blogs',
    icon: 'add',
  },
  listBlogs: {
    path: '/dashboard/blogs/list',
    module: 'Dashboard/ListBlogsPage',
    label: 'List Blogs',
    area: 'dashboard',
    lists: 'blogs',
    icon: 'list',
  },
  messages: {
    path: '/dashboard/messages',
    module: 'Dashboard/server/MessagesPage',
    label: 'Messages',
    area: 'dashboard',
    needs: 'server',
    icon: 'messages',
  },
  bin: {
    path: '/dashboard/bin',
    module: 'Dashboard/server/BinPage',
    label: 'Bin',
    area: 'dashboard',
    needs: 'server',
    icon: 'bin',
  },
  myAccount: {
    path: '/dashboard/account',
    module: 'Dashboard/server/MyAccountPage',
    label: 'My account',
    area: 'dashboard',
    needs: 'server',
    icon: 'account',
  },
  accounts: {
    path: '/dashboard/accounts',
    module: 'Dashboard/server/AccountsPage',
    label: 'Accounts',
    area: 'dashboard',
    needs: 'owner',
    icon: 'accounts',
  },
  auditLog: {
    path: '/dashboard/audit',
    module: 'Dashboard/server/AuditLogPage',
    label: 'Audit log',
    area: 'dashboard',
    needs: 'owner',
    icon: 'audit',
  },
  system: {
    path: '/dashboard/system',
    module: 'Dashboard/server/SystemPage',
    label: 'System',
    area: 'dashboard',
    needs: 'owner',
    icon: 'system',
  },
  /** The page System leads to it. */
  importBlogs: {
    path: '/dashboard/import',
    module: 'Dashboard/server/ImportPage',
    label: 'Import',
    area: 'dashboard',
    needs: 'owner',
  },
  /** Linked below the menu, which has the specified links. */
  staffGuide: {
    path: '/dashboard/guide',
    module: 'Dashboard/GuidePage',
    label: 'Staff guide',
    area: 'dashboard',
  },
  dashboardNotFound: {
    path: '/dashboard/*',
    module: 'Dashboard/DashboardNotFoundPage',
    area: 'dashboard',
  },
} as const satisfies Record<string, PageEntry>;

type Address<Path extends string> = Path extends `${string}:${string}`
  ? (parameter: string) => string
  : Path;

type Addresses = {
  readonly [Name in keyof typeof pages]: Address<(typeof pages)[Name]['path']>;
};

const toAddress = ([name, { path }]: [string, PageEntry]) => [
  name,
  path.includes(':') ? (parameter: string) => fillPath(path, parameter) : path,
];

/** The address of each page by its name: `paths.about`, `paths.blog(id)`. */
export const paths = Object.fromEntries(Object.entries(pages).map(toAddress)) as Addresses;

/** Replaces the parameter of a page's address. */
export function fillPath(path: string, parameter: string): string {
  return path.replace(/:\w+/, () => encodeURIComponent(parameter));
}

/** Every page with its name lost: for code that treats all of them alike. */
export const allPages: readonly PageEntry[] = Object.values(pages);

/** An address that leads to another one. */
export interface PageRedirect {
  readonly from: string;
  readonly to: string;
}

/** `/studyin` leads to the list of all guides: for router, build, server and other hosts. */
export const pageRedirects: readonly PageRedirect[] = allPages.flatMap(({ path, listedAt }) =>
  listedAt ? [{ from: path.replace(/\/:\w+$/, ''), to: listedAt }] : [],
);
