import { matchPath } from 'react-router-dom';
import { type Content, kinds } from '#contracts/content.ts';
import { isEntryId } from '#contracts/ids.ts';
import { MAX_COMPARED } from '#src/content/destinations/comparedDestinations.ts';
import { destinations } from '#src/content/destinations/destinations.ts';
import { guidePages, type PublicPage, publicPages } from '#src/content/publicPages.ts';
import { tidyPath } from '#src/domain/canonicalPath.ts';
import type { DestinationSlug } from '#src/domain/destination.ts';
import { allPages, fillPath, type PageEntry, pageRedirects, pages } from '#src/pageTable.ts';

/** An HTML file that the build writes, and the addresses that it is served for. */
export interface PageFile {
  readonly entry: PageEntry;
  /** Relative to the build's folder. */
  readonly file: string;
  /** The path pattern of the addresses for which the browser may hydrate the file. */
  readonly pattern: string;
  /** The path that the page is rendered at. */
  readonly path: string;
  /** The source files that its route imports lazily. Their chunks are fetched before hydration. */
  readonly modules: readonly string[];
}

function pageFile(path: string, entry: PageEntry, other: Partial<PageFile> = {}): PageFile {
  return {
    entry,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    pattern: path,
    path,
    modules: [`src/pages/${entry.module}.tsx`],
    ...other,
  };
}

const toFile = ({ path, entry, slug }: PublicPage): PageFile => {
  const { modules, ...file } = pageFile(path, entry);
  return {
    ...file,
    modules: slug ? [...modules, `src/content/${entry.each}/${slug}.ts`] : modules,
  };
};

/** The public pages with an address of their own, in the order of the menus. */
export const publicFiles: readonly PageFile[] = publicPages.map(toFile);

/** The country guides and the test preparation pages. */
export const guideFiles: readonly PageFile[] = guidePages.map(toFile);

export const offlineFile = pageFile(pages.offline.path, pages.offline);

/** The files in their loading state that are served for each entry without a file of its own. */
export const entryShells: readonly PageFile[] = allPages.flatMap((entry) => {
  const { path, entryOf } = entry;
  if (!entryOf) return [];
  const file = `${fillPath(path, kinds[entryOf].noun).slice(1)}.html`;
  return pageFile(fillPath(path, '0'), entry, { file, pattern: path });
});

/** Files in their loading state, which are served for many addresses or to admins. */
export const shells: readonly PageFile[] = [
  ...entryShells,
  pageFile(pages.signIn.path, pages.signIn),
  pageFile(pages.dashboard.path, pages.dashboard, {
    pattern: pages.dashboardNotFound.path,
    modules: ['src/app/layouts/DashboardGuard.tsx'],
  }),
  offlineFile,
];

/** What a page hydrates at, if its address selects nothing. */
export type HydrationStart = 'interaction' | 'idle';

/** Files without content are 'idle': shells, and lists if the API did not respond to the build. */
export function hydrationStart(page: PageFile, content: unknown): HydrationStart {
  const isEmpty = page.entry.isEmptyWithoutEntries && content === undefined;
  return shells.includes(page) || isEmpty ? 'idle' : 'interaction';
}

/** The files that a server renders: when the entries change that they show, or for what is selected. */
export const contentFiles: readonly PageFile[] = [
  ...publicFiles.filter(({ entry }) => entry.shows || entry.comparesGuides),
  ...entryShells,
];

/** Every choice of so many of these, in their order. */
const choicesOf = <Item>(items: readonly Item[], count: number): Item[][] =>
  count === 0
    ? [[]]
    : items.flatMap((item, index) =>
        choicesOf(items.slice(index + 1), count - 1).map((others) => [item, ...others]),
      );

const slugs = destinations.map(({ slug }) => slug);

/** Every choice of guides that a page compares, in the order of the menu: of six countries 41. */
export const comparisons = Array.from({ length: MAX_COMPARED }, (_, index) =>
  choicesOf(slugs, index + 1),
).flat();

/** The file of the page that compares these guides, where the hydration loader looks for it. */
export const comparisonFile = ({ path }: PageFile, chosen: readonly DestinationSlug[]) =>
  `${path.slice(1)}/${chosen.join(',')}.html`;

/** The page for unknown addresses. */
export const notFoundFile = pageFile('/404', pages.notFound, { pattern: pages.notFound.path });

/** Files that visitors open, without those of entries. Files of the admin area are never cached. */
export const visitorFiles = [...publicFiles, ...entryShells, offlineFile, notFoundFile];

/**
 * The files of the entries that are known at build time. An id comes from outside and becomes a file
 * name, so an entry with an id of another format is served with the shell.
 */
export function entryFiles(content: Content): PageFile[] {
  return allPages.flatMap((entry) =>
    entry.entryOf
      ? content[entry.entryOf]
          .filter(({ _id }) => isEntryId(_id))
          .map(({ _id }) => pageFile(fillPath(entry.path, _id), entry))
      : [],
  );
}

/** Finds the file that is served for an address: a page's own, a shell, or the not-found page. */
export function fileFor(pathname: string): PageFile {
  const matches = ({ pattern: path }: PageFile) =>
    matchPath({ path, caseSensitive: true }, pathname);
  return [...publicFiles, ...shells].find(matches) ?? notFoundFile;
}

/**
 * The address to which a host redirects another form of a page's path, such as '/about/', and the
 * part of a guide's path before its name. Not one in other letters: a static host has no rule for that,
 * so the browser does it.
 */
export function redirectFor(pathname: string): string | undefined {
  const path = tidyPath(pathname);
  const redirect = pageRedirects.find(({ from }) => from === path);
  if (redirect) return redirect.to;
  return path !== pathname && fileFor(path) !== notFoundFile ? path : undefined;
}
