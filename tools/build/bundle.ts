import type { BuildEnvironmentOptions, Rolldown } from 'vite';

/** What nearly every public page is made of, beside what the site's frame needs itself. */
const common = new RegExp(
  [
    '/@mui/material/(Box|Button|Container|GlobalStyles|Link|Paper|Stack|Typography)/',
    String.raw`/src/(components|pages)/(CallToAction|CardGrid|Kicker|PageHero|PageMeta|Section|SourceNote)\.tsx$`,
    String.raw`/src/api/patience\.ts$`,
    String.raw`/src/components/textPreview\.ts$`,
  ].join('|'),
);

/**
 * How the browser's code is cut. React apart, because it changes least and stays in the browser's
 * cache; the rest that a first page needs in one piece, because many small files pack worse (12 KB
 * in all) and wait for each other; each page and the admin area apart.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
    { name: 'site', tags: ['$initial'], priority: 1 },
    { name: 'site', test: (id) => common.test(id.replaceAll('\\', '/')), priority: 1 },
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
