import { destinations } from '#src/content/destinations/destinations.ts';
import { paths } from '#src/content/paths.ts';
import { tests } from '#src/content/tests/tests.ts';

/** A file that the build writes, and the addresses that it is for. */
export interface Page {
  /** Below the folder of the build. */
  readonly file: string;
  /** The pattern that an address has to match for the browser to take over what the file holds. */
  readonly pattern: string;
  /** The address that it is rendered at. */
  readonly path: string;
  readonly start: Start;
  /** Where the API could be asked at build time, and the page holds what it said. */
  readonly startWithAnswers?: Start;
}

/**
 * When the site's own script comes: `touch` with the visitor's first movement, since all is there
 * already; `soon` likewise, but not much later without one, since the API or the clock has more to
 * say; `idle` as soon as the browser is idle, since the page has yet to ask for what it shows.
 */
type Start = 'touch' | 'soon' | 'idle';

const starts: Readonly<Record<string, Pick<Page, 'start' | 'startWithAnswers'>>> = {
  [paths.home]: { start: 'soon' },
  [paths.contact]: { start: 'soon' },
  [paths.testimonials]: { start: 'idle', startWithAnswers: 'soon' },
  [paths.blogs]: { start: 'idle', startWithAnswers: 'soon' },
};

const page = (path: string): Page => ({
  file: path === paths.home ? 'index.html' : `${path.slice(1)}.html`,
  pattern: path,
  path,
  ...(starts[path] ?? { start: 'touch' }),
});

/** Every public page that stands by itself, in the order of the menus. */
export const publicPages: readonly Page[] = [
  ...[paths.home, paths.about, paths.contact, paths.testimonials, paths.blogs, paths.compare],
  ...destinations.map(({ slug }) => paths.studyIn(slug)),
  ...tests.map(({ slug }) => paths.testPreparation(slug)),
].map(page);

/** Pages that stand for many addresses, in the state that they begin in. */
export const shells: readonly Page[] = [
  {
    file: 'blogs/blog.html',
    pattern: paths.blog(':id').replace('%3A', ':'),
    path: '/blogs/0',
    start: 'idle',
  },
  { file: 'admin.html', pattern: paths.signIn, path: paths.signIn, start: 'idle' },
  { file: 'dashboard.html', pattern: `${paths.dashboard}/*`, path: paths.dashboard, start: 'idle' },
  { file: 'offline.html', pattern: paths.offline, path: paths.offline, start: 'idle' },
];

/**
 * A blog's own file, where the API was asked at build time; undefined for an id that is not 24 hex
 * digits: it comes from outside, and no other makes a file's name. Such a blog has the shell.
 */
export function blogPage(id: string): Page | undefined {
  if (!/^[0-9a-f]{24}$/.test(id)) return undefined;
  const path = paths.blog(id);
  return { file: `${path.slice(1)}.html`, pattern: path, path, start: 'soon' };
}

/** What an unknown address is answered with. */
export const notFoundPage: Page = {
  file: '404.html',
  pattern: '*',
  path: '/404',
  start: 'touch',
};

/** The file that answers for an address: a page's own, a shell, or the not-found page. */
export function fileFor(pathname: string): Page {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const own = publicPages.find((candidate) => candidate.path === path);
  if (own) return own;
  const [blog, signIn, dashboard, offline] = shells;
  if (blog && /^\/blogs\/[^/]+$/.test(path)) return blog;
  if (signIn && path === signIn.path) return signIn;
  if (offline && path === offline.path) return offline;
  if (dashboard && (path === dashboard.path || path.startsWith(`${dashboard.path}/`))) {
    return dashboard;
  }
  return notFoundPage;
}
