import type { DestinationSlug } from '#src/content/destinations/destination.ts';

/** Stands in until the marks are drawn. */
export function DestinationMark({ slug }: { slug: DestinationSlug }) {
  return <span data-mark={slug} />;
}
