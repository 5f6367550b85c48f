import { destinations } from '#src/content/destinations/destinations.ts';
import { type MainPath, mainPages } from '#src/content/publicPages.ts';
import { tests } from '#src/content/tests/tests.ts';
import { paths } from '#src/paths.ts';

/** An HTML file that the build writes, and the addresses that it is served for. */
export interface Page {
  /** Relative to the build's folder. */
  readonly file: string;
  /** The path pattern of the addresses for which the browser may hydrate the file. */
  readonly pattern: string;
  /** The path that the page is rendered at. */
  readonly path: string;
  /** The source files that its route imports lazily. Their chunks are fetched before hydration. */
  readonly modules: readonly string[];
  /** When the page hydrates: with the first interaction, or at once because it has no content yet. */
  readonly hydrate: 'interaction' | 'idle';
  /** Whether the page has its content if the API responds at build time. */
  readonly showsApiData?: boolean;
}

const mainModules: Record<MainPath, string> = {
  [paths.home]: 'src/pages/Home/HomePage.tsx',
  [paths.about]: 'src/pages/About/AboutPage.tsx',
  [paths.contact]: 'src/pages/Contact/ContactPage.tsx',
  [paths.testimonials]: 'src/pages/Testimonials/TestimonialsPage.tsx',
  [paths.blogs]: 'src/pages/Blogs/BlogsPage.tsx',
  [paths.compare]: 'src/pages/Compare/ComparePage.tsx',
};

const blogModules = ['src/pages/Blog/BlogPage.tsx'];

const page = (path: string, ...modules: string[]): Page => ({
  file: path === paths.home ? 'index.html' : `${path.slice(1)}.html`,
  pattern: path,
  path,
  modules,
  hydrate: 'interaction',
});

/** The country guides and the test preparation pages. */
export const guides: readonly Page[] = [
  ...destinations.map(({ slug }) =>
    page(
      paths.studyIn(slug),
      'src/pages/Destination/DestinationPage.tsx',
      `src/content/destinations/${slug}.ts`,
    ),
  ),
  ...tests.map(({ slug }) =>
    page(
      paths.testPreparation(slug),
      'src/pages/TestPreparation/TestPreparationPage.tsx',
      `src/content/tests/${slug}.ts`,
    ),
  ),
];

/** The public pages with an address of their own, in the order of the menus. */
export const publicPages: readonly Page[] = [
  ...Object.values(mainPages).map(({ path }): Page => {
    const showsApiData = path === paths.blogs || path === paths.testimonials;
    const mainPage = page(path, mainModules[path]);
    return showsApiData ? { ...mainPage, hydrate: 'idle', showsApiData } : mainPage;
  }),
  ...guides,
];

const shell = (file: string, pattern: string, path: string, ...modules: string[]): Page => ({
  file,
  pattern,
  path,
  modules,
  hydrate: 'idle',
});

export const offlinePage = shell(
  'offline.html',
  paths.offline,
  paths.offline,
  'src/pages/Offline/OfflinePage.tsx',
);

/** Files that are served for many addresses, in their loading state. */
export const shells: readonly Page[] = [
  shell('blogs/blog.html', '/blogs/:id', paths.blog('0'), ...blogModules),
  shell('admin.html', paths.signIn, paths.signIn, 'src/pages/SignIn/SignInPage.tsx'),
  shell(
    'dashboard.html',
    `${paths.dashboard}/*`,
    paths.dashboard,
    'src/app/layouts/DashboardGuard.tsx',
  ),
  offlinePage,
];

/**
 * The file of a blog that is known at build time; undefined for an id that is not 24 hex digits,
 * since the id comes from outside and becomes a file name. Such a blog is served with the shell.
 */
export function blogPage(id: string): Page | undefined {
  return /^[0-9a-f]{24}$/.test(id) ? page(paths.blog(id), ...blogModules) : undefined;
}

/** The page for unknown addresses. */
export const notFoundPage: Page = {
  ...page('/404', 'src/pages/NotFound/NotFoundPage.tsx'),
  pattern: '*',
};

/** Finds the file that is served for an address: a page's own, a shell, or the not-found page. */
export function fileFor(pathname: string): Page {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const matches = ({ pattern }: Page) =>
    pattern.endsWith('/*')
      ? `${path}/`.startsWith(pattern.slice(0, -1))
      : new RegExp(`^${pattern.replace(':id', '[^/]+')}$`).test(path);
  return [...publicPages, ...shells].find(matches) ?? notFoundPage;
}
