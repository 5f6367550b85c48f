import type { Destination, DestinationSlug } from '#src/domain/destination.ts';

/** One chunk per country, so that a page fetches only its own text. */
const loaders: Record<DestinationSlug, () => Promise<Destination>> = {
  uk: async () => (await import('./uk.ts')).uk,
  australia: async () => (await import('./australia.ts')).australia,
  canada: async () => (await import('./canada.ts')).canada,
  ireland: async () => (await import('./ireland.ts')).ireland,
  newzealand: async () => (await import('./newzealand.ts')).newZealand,
  usa: async () => (await import('./usa.ts')).usa,
};

const loaded = new Map<DestinationSlug, Destination>();

/** Loads the content of a country guide. Rejects if the chunk cannot be fetched. */
export async function loadDestination(slug: DestinationSlug): Promise<Destination> {
  const destination = await loaders[slug]();
  loaded.set(slug, destination);
  return destination;
}

/** The guides, if each was loaded before: for a page that is rendered with them at once. */
export function loadedDestinations(slugs: readonly DestinationSlug[]): Destination[] | undefined {
  const found = slugs.flatMap((slug) => loaded.get(slug) ?? []);
  return found.length === slugs.length ? found : undefined;
}
