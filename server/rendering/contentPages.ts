import type { Content, KindName } from '#contracts/content.ts';
import { isEntryId, lastChangeOf } from '#contracts/ids.ts';
import { comparisonAddress, readCompared } from '#src/content/destinations/comparedDestinations.ts';
import { canCompare } from '#src/content/destinations/destinations.ts';
import { publicPages } from '#src/content/publicPages.ts';
import { allPages, fillPath, type PageEntry, paths } from '#src/pageTable.ts';

/** A page that the server renders: it shows entries of the API, or what its query selects. */
export interface ContentPage {
  /** The pattern of its address. */
  readonly pattern: string;
  /** How many of the newest entries of each kind it needs. */
  readonly shows?: NonNullable<PageEntry['shows']>;
  /** The one entry that it shows. */
  readonly entry?: { readonly kind: KindName; readonly id: string };
}

/** A page that shows one entry. */
type EntryPage = ContentPage & Required<Pick<ContentPage, 'entry'>>;

/**
 * The address that the server renders for a request: the path, and of its query only which guides it
 * compares, in one order. So strangers cannot ask for more pages than there are.
 */
export function renderedAddress({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): string {
  return pathname === paths.compare ? comparisonAddress(readCompared(searchParams)) : pathname;
}

/**
 * The page that the server renders at an address, if there is one: that of `renderedAddress`. The page
 * of an entry counts only with an id that the server gives; others are served with the shell.
 */
export function contentPageAt(path: string): ContentPage | undefined {
  if (canCompare && path.startsWith(`${paths.compare}?`)) {
    const isRendered = renderedAddress(new URL(path, 'http://site')) === path;
    return isRendered ? { pattern: paths.compare } : undefined;
  }
  const list = allPages.find((page) => page.shows && page.path === path);
  if (list) return { pattern: list.path, shows: entriesOn(list) };
  const page = entryPageAt(path);
  return page && isEntryId(page.entry.id) ? page : undefined;
}

/** How many of the newest entries of each kind a page needs: a list with pages every one. */
const entriesOn = ({ shows, listsAll }: PageEntry): NonNullable<ContentPage['shows']> => ({
  ...shows,
  ...(listsAll && { [listsAll]: Infinity }),
});

/** The page at a path that shows one entry, whether the entry exists or not. */
export function entryPageAt(path: string): EntryPage | undefined {
  for (const { path: pattern, entryOf: kind } of allPages) {
    const [prefix = ''] = pattern.split(':');
    const id = path.slice(prefix.length);
    if (kind && path.startsWith(prefix) && /^[^/]+$/.test(id))
      return { pattern, entry: { kind, id } };
  }
  return undefined;
}

/** A page in the sitemap. */
export interface IndexedPage {
  readonly path: string;
  /** When it was last changed, as far as that is known. */
  readonly changedAt?: Date | undefined;
}

/**
 * The pages for the sitemap: every public page, and the page of every entry that is known, with its
 * last change.
 */
export function indexedPages(content: Content | undefined): IndexedPage[] {
  const entryPages = allPages.flatMap(({ path, entryOf }) =>
    entryOf && content
      ? content[entryOf].map((entry) => ({
          path: fillPath(path, entry._id),
          changedAt: lastChangeOf(entry),
        }))
      : [],
  );
  return [...publicPages.map(({ path }) => ({ path })), ...entryPages];
}
