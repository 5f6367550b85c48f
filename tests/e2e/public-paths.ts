import { canCompare } from '#src/content/countries/offeredCountries.ts';
import { publicPages } from '#src/content/publicPages.ts';
import { allPages, paths } from '#src/pageTable.ts';
import seed from '../../db.json' with { type: 'json' };
import { someCountries, someExams } from '../../stories/support/offered.ts';

/** The path of every public page that is not a blog. */
export const publicPaths: readonly string[] = publicPages.map(({ path }) => path);

/** The address of a comparison in a list, which is empty for a consultancy with one country. */
export function comparison(...slugs: readonly string[]): readonly string[] {
  if (!canCompare) return [];
  if (slugs.length === 0) return [paths.compare];
  return [`${paths.compare}?with=${someCountries(...slugs).map(({ slug }) => slug)}`];
}

/** One public page of each kind. The blog is one of the sample. */
export const pageKinds: readonly string[] = [
  paths.home,
  paths.about,
  paths.contact,
  paths.testimonials,
  paths.blogs,
  ...seed.blogs.slice(0, 1).map(({ _id }) => paths.blog(_id)),
  paths.studyIn(someCountries('uk')[0].slug),
  paths.testPreparation(someExams('ielts')[0].slug),
  ...comparison(),
];

/** The pages of the dashboard that every site has. */
export const dashboardPaths: readonly string[] = [
  paths.dashboard,
  ...allPages.filter(({ adds, lists }) => adds ?? lists).map(({ path }) => path),
];
