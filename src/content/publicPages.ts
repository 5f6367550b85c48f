import { allPages, fillPath, type PageEntry } from '#src/pageTable.ts';
import { canCompare, offeredCountries } from './countries/offeredCountries.ts';
import { offeredExams } from './exams/offeredExams.ts';

/** A public page with an address of its own, and its name in menus and lists. */
export interface PublicPage {
  readonly entry: PageEntry;
  readonly path: string;
  readonly label: string;
  /** The file of its own content, for a guide. */
  readonly slug?: string;
}

const guides = {
  countries: offeredCountries.map(({ slug, shortName }) => ({ slug, label: shortName })),
  exams: offeredExams.map(({ slug, name }) => ({ slug, label: name })),
};

const pagesOf = (entry: PageEntry): PublicPage[] => {
  if (entry.each) {
    return guides[entry.each].map((guide) => ({
      entry,
      path: fillPath(entry.path, guide.slug),
      ...guide,
    }));
  }
  return entry.area || entry.entryOf || (entry.comparesGuides && !canCompare)
    ? []
    : [{ entry, path: entry.path, label: entry.label ?? entry.path }];
};

/** Every public page, in the order of the menus, without the pages of entries. */
export const publicPages: readonly PublicPage[] = allPages.flatMap(pagesOf);

/** The country guides and the test preparation pages. */
export const guidePages: readonly PublicPage[] = publicPages.filter(({ entry }) => entry.each);
