import type { KindName } from '#contracts/content.ts';

/** A page of the site. Routes, menus, the build, the server and the service worker read it. */
export interface PageEntry {
  /** Its address. `:name` stands for one segment, `*` for any rest. */
  readonly path: string;
  /**
   * The file in src/pages whose default export it is, without '.tsx'. Default: by its name, such as
   * 'About/AboutPage', and in the dashboard 'Dashboard/AddBlogPage' or 'Dashboard/server/BinPage'.
   */
  readonly module: string;
  /** Its name in menus and lists. */
  readonly label?: string;
  /** False for a page without a link in the header. Default: true if it has a label. */
  readonly isInHeader?: false;
  /** Default: by its address the dashboard, or the public header and footer, and the sitemap. */
  readonly area?: 'hidden' | 'sign-in' | 'dashboard';
  /** There is one such page for each country or exam that the brand offers. */
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
  /** Of the dashboard: the kind of which it adds an entry. */
  readonly adds?: KindName;
  /** Of the dashboard: the kind whose entries it lists. */
  readonly lists?: KindName;
  /** Of the dashboard: its icon in the menu. */
  readonly icon?: 'add' | 'list' | 'messages' | 'bin' | 'account' | 'accounts' | 'audit' | 'system';
}

/** A page in the table, where what has a default may be missing. */
type Row = Omit<PageEntry, 'module'> & Partial<Pick<PageEntry, 'module'>>;

/** Every page, in the order of the menus. */
const table = {
  home: { path: '/', label: 'Home', shows: { blogs: 3, testimonials: 3 } },
  about: { path: '/about', label: 'About Us' },
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
  testimonials: { path: '/testimonials', label: 'Testimonials', shows: { testimonials: 12 } },
  blogs: { path: '/blogs', label: 'Blogs', shows: { blogs: 12 }, listsAll: 'blogs' },
  blog: { path: '/blogs/:id', entryOf: 'blogs' },
  contact: { path: '/contact', label: 'Contact' },
  compare: {
    path: '/compare',
    label: 'Compare countries',
    isInHeader: false,
    comparesGuides: true,
  },
  privacy: { path: '/privacy', label: 'Privacy', isInHeader: false },
  /** Shown by the service worker for a page that is not available offline. */
  offline: { path: '/offline', area: 'hidden' },
  notFound: { path: '*', area: 'hidden' },

  signIn: { path: '/admin', area: 'sign-in' },
  dashboard: { path: '/dashboard' },
  addTestimonial: {
    path: '/dashboard/testimonials/add',
    label: 'Add Testimonial',
    adds: 'testimonials',
    icon: 'add',
  },
  listTestimonials: {
    path: '/dashboard/testimonials/list',
    label: 'List Testimonials',
    lists: 'testimonials',
    icon: 'list',
  },
  addBlog: { path: '/dashboard/blogs/add', label: 'Add Blog', adds: 'blogs', icon: 'add' },
  listBlogs: { path: '/dashboard/blogs/list', label: 'List Blogs', lists: 'blogs', icon: 'list' },
  messages: { path: '/dashboard/messages', label: 'Messages', needs: 'server', icon: 'messages' },
  bin: { path: '/dashboard/bin', label: 'Bin', needs: 'server', icon: 'bin' },
  myAccount: { path: '/dashboard/account', label: 'My account', needs: 'server', icon: 'account' },
  accounts: { path: '/dashboard/accounts', label: 'Accounts', needs: 'owner', icon: 'accounts' },
  auditLog: { path: '/dashboard/audit', label: 'Audit log', needs: 'owner', icon: 'audit' },
  system: { path: '/dashboard/system', label: 'System', needs: 'owner', icon: 'system' },
  /** The page System leads to it. */
  importBlogs: {
    path: '/dashboard/import',
    module: 'Dashboard/server/ImportPage',
    label: 'Import',
    needs: 'owner',
  },
  /** Linked below the menu, which has the specified links. */
  staffGuide: { path: '/dashboard/guide', module: 'Dashboard/GuidePage', label: 'Staff guide' },
  dashboardNotFound: { path: '/dashboard/*' },
} as const satisfies Record<string, Row>;

type Pages = { readonly [Name in keyof typeof table]: (typeof table)[Name] & PageEntry };

function toEntry([name, row]: [string, Row]): [string, PageEntry] {
  const file = name.charAt(0).toUpperCase() + name.slice(1);
  if (!row.path.startsWith('/dashboard')) return [name, { module: `${file}/${file}Page`, ...row }];
  const folder = row.needs ? 'Dashboard/server' : 'Dashboard';
  return [name, { module: `${folder}/${file}Page`, area: 'dashboard', ...row }];
}

/** Every page by its name. */
export const pages = Object.fromEntries(Object.entries<Row>(table).map(toEntry)) as Pages;

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

/** `/studyin` leads to the list of all guides: for router, build, server and other hosts. */
export const pageRedirects = allPages.flatMap(({ path, listedAt }) =>
  listedAt ? [{ from: path.replace(/\/:\w+$/, ''), to: listedAt }] : [],
);

/** An address that leads to another one. */
export type PageRedirect = (typeof pageRedirects)[number];
