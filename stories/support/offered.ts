import { destinations } from '#src/content/destinations/destinations.ts';
import { tests } from '#src/content/tests/tests.ts';
import type { DestinationSlug, DestinationSummary } from '#src/domain/destination.ts';
import type { TestSlug, TestSummary } from '#src/domain/testPreparation.ts';

type OneFor<Slugs extends readonly string[], Summary> = { [Index in keyof Slugs]: Summary };

/**
 * One entry for each slug: its own if the brand offers it, otherwise one that nobody has asked for.
 * In the order of the menu, as pages show them.
 */
function choose<Slug extends string, Summary extends { readonly slug: Slug }>(
  offered: readonly Summary[],
  slugs: readonly Slug[],
): readonly Summary[] {
  const asked = offered.filter(({ slug }) => slugs.includes(slug));
  const others = offered.filter((summary) => !asked.includes(summary));
  const chosen = [...asked, ...others].slice(0, slugs.length);
  if (chosen.length < slugs.length) {
    throw new Error(`The brand offers ${offered.length}, and this story needs ${slugs.length}.`);
  }
  return offered.filter((summary) => chosen.includes(summary));
}

/** Countries for a story or test of what is offered: these, or others if the brand has not got them. */
export function someCountries<const Slugs extends readonly DestinationSlug[]>(...slugs: Slugs) {
  return choose(destinations, slugs) as OneFor<Slugs, DestinationSummary>;
}

/** Tests for a story or test of what is offered: these, or others if the brand has not got them. */
export function someTests<const Slugs extends readonly TestSlug[]>(...slugs: Slugs) {
  return choose(tests, slugs) as OneFor<Slugs, TestSummary>;
}
