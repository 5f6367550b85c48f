import type { Content, KindName } from '#contracts/content.ts';
import { lastChangeOf } from '#contracts/ids.ts';
import { comparisonAddress, readCompared } from '#src/content/countries/comparedCountries.ts';
import { canCompare } from '#src/content/countries/offeredCountries.ts';
import { publicPages } from '#src/content/publicPages.ts';
import type { Rates } from '#src/domain/exchangeRates.ts';
import { allPages, fillPath, paths } from '#src/pageTable.ts';

/** A page or file that the server renders. */
export interface ContentPage {
  /** Its address. */
  readonly path: string;
  readonly pattern: string;
  /** The entries that it shows, of each kind. */
  readonly content: Readonly<Record<string, readonly unknown[]>>;
  /** The exchange rates of the server: for its amounts, or for the guides that it leads to. */
  readonly rates?: Rates | undefined;
}

/** The files that list every blog. The build's, without them, may not stand in for them. */
export const listFiles = ['/sitemap.xml', '/feed.xml'];

/**
 * The pages and files that show entries, lists before the pages of single entries; with exchange
 * rates all public pages.
 */
export function contentPages(
  content: Readonly<Record<KindName, readonly { readonly _id: string }[]>>,
  rates?: Rates,
): Map<string, ContentPage> {
  const { blogs } = content;
  const files = listFiles.map((path) => ({ path, pattern: path, content: { blogs } }));
  const others = rates ? publicPages.map(({ path }) => ({ path, pattern: path, content: {} })) : [];
  const listsFirst = allPages.toSorted((a, b) => Number(!!a.entryOf) - Number(!!b.entryOf));
  const pages = listsFirst.flatMap(({ path: pattern, shows, listsAll, entryOf }): ContentPage[] => {
    if (shows) {
      const lists = Object.entries(content).map(([kind, list]) => [
        kind,
        kind === listsAll ? list : list.slice(0, shows[kind as KindName] ?? 0),
      ]);
      return [{ path: pattern, pattern, content: Object.fromEntries(lists) }];
    }
    return entryOf
      ? content[entryOf].map((entry) => ({
          path: fillPath(pattern, entry._id),
          pattern,
          content: { [entryOf]: [entry] },
        }))
      : [];
  });
  const withRates = [...others, ...pages].map((page) => ({ ...page, rates }));
  return new Map([...files, ...withRates].map((page) => [page.path, page]));
}

/** The address that is rendered for a request: the path, and which guides it compares. */
export function renderedAddress(url: Pick<URL, 'pathname' | 'searchParams'>): string {
  if (url.pathname !== paths.compare) return url.pathname;
  return comparisonAddress(readCompared(url.searchParams));
}

/** The page at a rendered address that compares guides. It shows no entries. */
export const comparisonAt = (address: string, rates?: Rates): ContentPage | undefined =>
  canCompare && address.startsWith(`${paths.compare}?`)
    ? { path: address, pattern: paths.compare, content: {}, rates }
    : undefined;

/** The entry whose page is at a path, whether it exists or not. */
export function entryAt(path: string): { kind: KindName; id: string } | undefined {
  for (const { path: pattern, entryOf: kind } of allPages) {
    const [prefix = ''] = pattern.split(':');
    const id = path.slice(prefix.length);
    if (kind && path.startsWith(prefix) && /^[^/]+$/.test(id)) return { kind, id };
  }
  return undefined;
}

/** A page in the sitemap. */
export interface IndexedPage {
  readonly path: string;
  /** The time of the last change, if it is known. */
  readonly changedAt?: Date | undefined;
}

/** The pages for the sitemap: every public page, and that of every entry, with its last change. */
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
