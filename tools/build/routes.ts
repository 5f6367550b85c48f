import { destinations } from '#src/content/destinations/destinations.ts';
import { paths } from '#src/content/paths.ts';
import { tests } from '#src/content/tests/tests.ts';

const { blog, studyIn, testPreparation, ...fixed } = paths;

const known: ReadonlySet<string> = new Set([
  ...Object.values(fixed),
  ...destinations.map(({ slug }) => studyIn(slug)),
  ...tests.map(({ slug }) => testPreparation(slug)),
]);

const blogPattern = new RegExp(`^${blog('ID').replace('ID', '[^/]+')}$`);

/**
 * Whether the site has a page at this path; a slash at the end does not count. Below the dashboard
 * every address leads somewhere: the router sends unknown ones to the dashboard itself.
 */
export function isRoute(pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return known.has(path) || blogPattern.test(path) || path.startsWith(`${paths.dashboard}/`);
}
