import { offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { offeredExams } from '#src/content/exams/offeredExams.ts';

/** At least one: a consultancy may offer a single country and a single test. */
type Some<Summary> = readonly [Summary, ...Summary[]];

/** One entry for each slug: its own if the brand offers it, otherwise another. In menu order. */
function choose<Slug extends string, Summary extends { readonly slug: Slug }>(
  offered: readonly Summary[],
  slugs: readonly Slug[],
): Some<Summary> {
  const asked = offered.filter(({ slug }) => slugs.includes(slug));
  const others = offered.filter((summary) => !asked.includes(summary));
  const chosen = [...asked, ...others].slice(0, slugs.length);
  const [first, ...rest] = offered.filter((summary) => chosen.includes(summary));
  if (!first) throw new Error('The brand offers none.');
  return [first, ...rest];
}

/** Countries for a story or test: these, or others if the brand does not offer them. */
export function someCountries(...slugs: readonly string[]) {
  return choose(offeredCountries, slugs);
}

/** Tests for a story or test of what is offered: these, or others if the brand has not got them. */
export function someExams(...slugs: readonly string[]) {
  return choose(offeredExams, slugs);
}
