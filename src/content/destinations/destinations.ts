import { countries } from '#brand/offers.ts';
import type { DestinationSlug, DestinationSummary } from '#src/domain/destination.ts';

/** The destinations that the consultancy offers, in the order of the menu. */
export const destinations: readonly DestinationSummary[] = countries.map(({ summary }) => summary);

/** With one country there is nothing to compare, so there is no such page. */
export const canCompare = destinations.length > 1;

/** Each destination is next to the two that a student most likely compares it with. */
const relatedOrder: readonly DestinationSlug[] = [
  'uk',
  'ireland',
  'canada',
  'usa',
  'newzealand',
  'australia',
];

/**
 * The guides before and after this one among those that are offered: two, or the only other one, or
 * none.
 */
export function getRelatedDestinations(slug: DestinationSlug): readonly DestinationSummary[] {
  const offered = relatedOrder.flatMap(
    (other) => destinations.find((destination) => destination.slug === other) ?? [],
  );
  const index = offered.findIndex((destination) => destination.slug === slug);
  const neighbours = [-1, 1].flatMap((step) => offered.at((index + step) % offered.length) ?? []);
  return [...new Set(neighbours)].filter((other) => other.slug !== slug);
}
