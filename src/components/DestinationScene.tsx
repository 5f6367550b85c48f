import type { DestinationSlug } from '#src/content/destinations/destination.ts';

/** Stands in until the scenes are drawn. */
export function DestinationScene({ slug }: { slug: DestinationSlug }) {
  return <div data-scene={slug} />;
}
