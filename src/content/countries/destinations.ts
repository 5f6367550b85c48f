import { countries } from '#brand/offers.ts';
import type { Destination, DestinationSummary } from '#src/domain/destination.ts';

/** The destinations that the consultancy offers, in the order of the menu. */
export const destinations: readonly DestinationSummary[] = countries.map(({ summary }) => summary);

/** With one country there is nothing to compare, so there is no such page. */
export const canCompare = destinations.length > 1;

/** The two guides to compare this one with, among those that are offered; or the only other one. */
export function getRelatedDestinations({
  slug,
  comparedWith,
}: Pick<Destination, 'slug' | 'comparedWith'>): readonly DestinationSummary[] {
  const others = destinations.filter((other) => other.slug !== slug);
  const related = comparedWith.flatMap((name) => others.find((other) => other.slug === name) ?? []);
  return [...new Set([...related, ...others])].slice(0, 2);
}
