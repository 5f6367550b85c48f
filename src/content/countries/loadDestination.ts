import { countries } from '#brand/offers.ts';
import type { Destination } from '#src/domain/destination.ts';

const loaded = new Map<string, Destination>();

/** Loads a country guide. Rejects if it is not offered, or if its chunk cannot be fetched. */
export async function loadDestination(slug: string): Promise<Destination> {
  const country = countries.find(({ summary }) => summary.slug === slug);
  if (!country) throw new Error(`No guide to ${slug} is offered.`);
  const destination = await country.load();
  loaded.set(slug, destination);
  return destination;
}

/** The guides, if each was loaded before: for a page that is rendered with them at once. */
export function loadedDestinations(slugs: readonly string[]): Destination[] | undefined {
  const found = slugs.flatMap((slug) => loaded.get(slug) ?? []);
  return found.length === slugs.length ? found : undefined;
}
