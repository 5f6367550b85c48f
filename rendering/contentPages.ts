import type { Content, KindName } from '#contracts/content.ts';
import { isEntryId } from '#contracts/ids.ts';
import { publicPages } from '#src/content/publicPages.ts';
import { allPages, fillPath, type PageEntry } from '#src/pageTable.ts';

/** A page that shows entries of the API. */
export interface ContentPage {
  /** The pattern of its address. */
  readonly pattern: string;
  /** How many of the newest entries of each kind it shows. */
  readonly shows?: NonNullable<PageEntry['shows']>;
  /** The one entry that it shows. */
  readonly entry?: { readonly kind: KindName; readonly id: string };
}

/** A page that shows one entry. */
type EntryPage = ContentPage & Required<Pick<ContentPage, 'entry'>>;

/**
 * The page at a path that shows entries, if there is one. The page of an entry counts only with an id
 * that the server gives; others are served with the shell.
 */
export function contentPageAt(path: string): ContentPage | undefined {
  const list = allPages.find((page) => page.shows && page.path === path);
  if (list?.shows) return { pattern: list.path, shows: list.shows };
  const page = entryPageAt(path);
  return page && isEntryId(page.entry.id) ? page : undefined;
}

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

/** The paths for the sitemap: every public page, and the page of every entry that is known. */
export function indexedPaths(content: Content | undefined): string[] {
  const entryPaths = allPages.flatMap(({ path, entryOf }) =>
    entryOf && content ? content[entryOf].map(({ _id }) => fillPath(path, _id)) : [],
  );
  return [...publicPages.map(({ path }) => path), ...entryPaths];
}
