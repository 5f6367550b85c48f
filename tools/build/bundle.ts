import type { BuildEnvironmentOptions, Rolldown } from 'vite';

/** The routes, and with them all that they import; and what nearly every public page is made of. */
const site = new RegExp(
  [
    String.raw`/src/app/(prefetch\.ts|routes\.tsx)$`,
    '/@mui/material/(Box|Button|Container|GlobalStyles|Link|Paper|Stack|Typography)/',
    String.raw`/src/(components|pages)/(CallToAction|CardGrid|Kicker|Note|PageHero|PageMeta|Section|SourceNote)\.tsx$`,
    String.raw`/src/(components/useIsHydrated|pages/useSiteOrigin)\.ts$`,
    String.raw`/src/lib/(storage|useMutation|useQuery)\.ts$`,
    String.raw`/src/components/textPreview\.ts$`,
  ].join('|'),
);

/** What every page that shows what the API says is made of. */
const answers = new RegExp(
  [
    String.raw`/src/api/(blogs|imageUrl|testimonials)\.ts$`,
    String.raw`/src/components/(AgeNote|BlogCard|BlogImage|TestimonialCard)\.tsx$`,
  ].join('|'),
);

const holds = (modules: RegExp) => (id: string) => modules.test(id.replaceAll('\\', '/'));

/**
 * How the browser's code is cut. React apart, because it changes least and stays in the browser's
 * cache; the rest that a first page needs in one piece, because many small files pack worse (12 KB
 * in all) and wait for each other; what asks the API likewise; each page and the admin area apart.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
    { name: 'site', test: holds(site), priority: 2 },
    { name: 'answers', test: holds(answers), priority: 1 },
  ],
};

/** How the browser's code is shrunk. */
export const shrinking: BuildEnvironmentOptions = {
  // Takes some seconds longer than Vite's own and saves 4 KB on every first visit.
  minify: 'terser',
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true } },
  // Every browser that runs the site's modules has it built in.
  modulePreload: { polyfill: false },
};
