import { canCompare } from '#src/content/destinations/destinations.ts';
import { publicPages } from '#src/content/publicPages.ts';
import type { DestinationSlug } from '#src/domain/destination.ts';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../../stories/support/offered.ts';

/** The path of every public page that is not a blog. */
export const publicPaths: readonly string[] = publicPages.map(({ path }) => path);

/**
 * The address of a comparison, for a list of addresses. It is empty for a consultancy with one country,
 * which has no such page.
 */
export function comparison(...slugs: readonly DestinationSlug[]): readonly string[] {
  if (!canCompare) return [];
  if (slugs.length === 0) return [paths.compare];
  return [`${paths.compare}?with=${someCountries(...slugs).map(({ slug }) => slug)}`];
}
