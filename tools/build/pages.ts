import { matchPath } from 'react-router-dom';
import { type Content, kinds } from '#contracts/content.ts';
import { isEntryId } from '#contracts/ids.ts';
import { redirectTarget } from '#server/rendering/hosting.ts';
import { type PublicPage, publicPages } from '#src/content/publicPages.ts';
import { tidyPath } from '#src/domain/canonicalPath.ts';
import { allPages, fillPath, type PageEntry, pageRedirects, pages } from '#src/pageTable.ts';
import { guideModule } from './publicFiles.ts';

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
    modules: slug && entry.each ? [...modules, guideModule(entry.each, slug)] : modules,
  };
};

/** The public pages with an address of their own, in the order of the menus. */
export const publicFiles: readonly PageFile[] = publicPages.map(toFile);

/** The country guides and the test preparation pages. */
export const guideFiles = publicFiles.filter(({ entry }) => entry.each);

export const offlineFile = pageFile(pages.offline.path, pages.offline);

/** The files in their loading state that are served for each entry without a file of its own. */
const entryShells: readonly PageFile[] = allPages.flatMap((entry) => {
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

/** The files that a server renders: those that show entries, and comparisons. */
export const contentFiles: readonly PageFile[] = [
  ...publicFiles.filter(({ entry }) => entry.shows || entry.comparesGuides),
  ...entryShells,
];

/** The page for unknown addresses. */
export const notFoundFile = pageFile('/404', pages.notFound, { pattern: pages.notFound.path });

/** Files that visitors open, without those of entries. Files of the admin area are never cached. */
export const visitorFiles = [...publicFiles, ...entryShells, offlineFile, notFoundFile];

/** The files of the entries that are known at build time, of those whose id fits a file name. */
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

/** The address to which a static host redirects: it has no rule for letters. */
export const redirectFor = (pathname: string): string | undefined =>
  redirectTarget(pathname, pageRedirects, (path) => fileFor(path) !== notFoundFile, tidyPath);
