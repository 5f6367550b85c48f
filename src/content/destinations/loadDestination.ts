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

/** Whether a slug names a destination. */
export function isDestinationSlug(slug: string | undefined): slug is DestinationSlug {
  return slug !== undefined && Object.hasOwn(loaders, slug);
}

/** Loads the content of a country guide. Rejects if the chunk cannot be fetched. */
export function loadDestination(slug: DestinationSlug): Promise<Destination> {
  return loaders[slug]();
}
