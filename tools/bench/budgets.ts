import { paths } from '#src/content/paths.ts';
import { publicPages } from '../build/pages.ts';

const KB = 1024;

/** Pages whose JavaScript also asks the API, or sends a form. */
const WITH_API: ReadonlySet<string> = new Set([
  paths.home,
  paths.contact,
  paths.testimonials,
  paths.blogs,
]);

/** The most a first visit may download, in bytes as they travel. */
export const budgets = {
  total: 230 * KB,
  font: 60 * KB,
  image: 60 * KB,
  /** A blog's own page counts among those with the API. */
  scriptFor: (path: string) =>
    (WITH_API.has(path) || path.startsWith(`${paths.blogs}/`) ? 150 : 125) * KB,
};

/** The pages that are measured; a blog's page is measured as the shell it begins with. */
export const measuredPaths: readonly string[] = [
  ...publicPages.map(({ path }) => path),
  paths.blog('0'),
  '/no-such-page',
];
