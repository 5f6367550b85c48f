import { matchPath } from 'react-router-dom';
import { destinations } from '#src/content/destinations/destinations.ts';
import { type MainPath, mainPages } from '#src/content/publicPages.ts';
import { tests } from '#src/content/tests/tests.ts';
import { canonicalPath } from '#src/lib/canonicalPath.ts';
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
}

const mainModules: Record<MainPath, string> = {
  [paths.home]: 'src/pages/Home/HomePage.tsx',
  [paths.about]: 'src/pages/About/AboutPage.tsx',
  [paths.contact]: 'src/pages/Contact/ContactPage.tsx',
  [paths.testimonials]: 'src/pages/Testimonials/TestimonialsPage.tsx',
  [paths.blogs]: 'src/pages/Blogs/BlogsPage.tsx',
  [paths.compare]: 'src/pages/Compare/ComparePage.tsx',
};

const BLOG_PAGE = 'src/pages/Blog/BlogPage.tsx';
const DESTINATION_PAGE = 'src/pages/Destination/DestinationPage.tsx';
const TEST_PAGE = 'src/pages/TestPreparation/TestPreparationPage.tsx';

const page = (path: string, modules: readonly string[], other: Partial<Page> = {}): Page => ({
  file: path === paths.home ? 'index.html' : `${path.slice(1)}.html`,
  pattern: path,
  path,
  modules,
  ...other,
});

/** The country guides and the test preparation pages. */
export const guides: readonly Page[] = [
  ...destinations.map(({ slug }) =>
    page(paths.studyIn(slug), [DESTINATION_PAGE, `src/content/destinations/${slug}.ts`]),
  ),
  ...tests.map(({ slug }) =>
    page(paths.testPreparation(slug), [TEST_PAGE, `src/content/tests/${slug}.ts`]),
  ),
];

/** The public pages with an address of their own, in the order of the menus. */
export const publicPages: readonly Page[] = [
  ...Object.values(mainPages).map(({ path }) => page(path, [mainModules[path]])),
  ...guides,
];

export const offlinePage = page(paths.offline, ['src/pages/Offline/OfflinePage.tsx']);

const blogShell = page(paths.blog('0'), [BLOG_PAGE], {
  file: 'blogs/blog.html',
  pattern: '/blogs/:id',
});

/** Files in their loading state, which are served for many addresses or to admins. */
export const shells: readonly Page[] = [
  blogShell,
  page(paths.signIn, ['src/pages/SignIn/SignInPage.tsx']),
  page(paths.dashboard, ['src/app/layouts/DashboardGuard.tsx'], {
    pattern: `${paths.dashboard}/*`,
  }),
  offlinePage,
];

/** What a page hydrates at: 'choice' is the first interaction, or at once if the address has a choice. */
export type HydrationStart = 'interaction' | 'idle' | 'choice';

/** Pages without content are 'idle': shells, and lists if the API did not respond to the build. */
export function hydrationStart(page: Page, api: unknown): HydrationStart {
  if (page.path === paths.compare) return 'choice';
  const isList = page.path === paths.blogs || page.path === paths.testimonials;
  return shells.includes(page) || (isList && api === undefined) ? 'idle' : 'interaction';
}

/** The pages that show what the API has, which a server renders again when that changes. */
export const contentPages: readonly Page[] = [
  ...publicPages.filter(({ path }) =>
    [paths.home, paths.testimonials, paths.blogs].some((own) => own === path),
  ),
  blogShell,
];

/** The paths for the sitemap. */
export function indexedPaths(blogs: readonly { readonly _id: string }[]): string[] {
  return [...publicPages.map(({ path }) => path), ...blogs.map(({ _id }) => paths.blog(_id))];
}

/** The page for unknown addresses. */
export const notFoundPage = page('/404', ['src/pages/NotFound/NotFoundPage.tsx'], { pattern: '*' });

/** Pages that visitors open, without the blogs. Files of the admin area are never cached. */
export const visitorPages = [...publicPages, blogShell, offlinePage, notFoundPage];

/**
 * The file of a blog that is known at build time; undefined for an id that is not 24 hex digits,
 * since the id comes from outside and becomes a file name. Such a blog is served with the shell.
 */
export function blogPage(id: string): Page | undefined {
  return /^[0-9a-f]{24}$/.test(id) ? page(paths.blog(id), [BLOG_PAGE]) : undefined;
}

/** Finds the file that is served for an address: a page's own, a shell, or the not-found page. */
export function fileFor(pathname: string): Page {
  const matches = ({ pattern: path }: Page) => matchPath({ path, caseSensitive: true }, pathname);
  return [...publicPages, ...shells].find(matches) ?? notFoundPage;
}

/** The path to which a host redirects another form of a page's path, such as '/about/'. */
export function redirectFor(pathname: string): string | undefined {
  const path = canonicalPath(pathname);
  return path !== pathname && fileFor(path) !== notFoundPage ? path : undefined;
}
