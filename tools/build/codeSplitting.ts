import type { Rolldown } from 'vite';

/** The modules of nearly every public page, though fewer chunks import them. */
const ofPublicPages = new RegExp(
  [
    String.raw`brand[\\/](logo|site|offers)\.ts`,
    String.raw`[\\/](summaries|organization|offices)\.ts`,
    String.raw`domain[\\/](source|contactLink|nepalTime)\.ts`,
    String.raw`contracts[\\/](groupThousands|nepalDay|ids)\.ts`,
    String.raw`lib[\\/](wording|time)\.ts`,
    String.raw`hydration[\\/]prerenderedData\.ts`,
    String.raw`pages[\\/](PageMeta|useSiteOrigin)\.tsx?`,
    String.raw`country[\\/]CountryIllustration\.tsx`,
    String.raw`ui[\\/](Section|CallToAction|Callout|CardGrid|DescriptionList|SourceList|SampleMark)\.tsx?`,
    String.raw`material[\\/](Link|Container|Box)[\\/]`,
    String.raw`utils[\\/]visuallyHidden`,
    // Vite's function for dynamic imports.
    'preload-helper',
  ].join('|'),
);

/**
 * The chunks of the browser's code. React has a chunk of its own, because it changes least and
 * stays in the browser's cache. What at least 20 chunks share is one chunk, because many small
 * files compress worse; so is what nearly every public page has. Of the modules that are evaluated
 * first, MUI's styles and the theme take most time: in chunks of their own each is a task of its
 * own.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
    { name: 'styles', test: /@mui[\\/]material[\\/]styles[\\/]/, priority: 3 },
    { name: 'theme', test: /src[\\/]theme[\\/]/, priority: 2 },
    { name: 'shared', test: ofPublicPages, priority: 2 },
    // What public pages share with the dashboard: without these each file would be a chunk.
    {
      name: 'guides',
      test: /(ui[\\/](More|TickBox|PrintButton|useOpenInPrint)|SelectField|useClock)\.tsx?/,
      priority: 2,
    },
    { name: 'shared', minShareCount: 20, priority: 1 },
    // What guides, the pages of tests and the comparison have in common.
    {
      name: 'figures',
      test: /(domain[\\/](money|figure|figureText|exchangeRates|rateText)|useRates|FigureText|AskUsLink|useFiguresDay|officialSource|visaExams)\.tsx?/,
      priority: 2,
    },
    // What pages with blogs have in common, and the contracts of the entries that home shows.
    {
      name: 'blogs',
      test: /(Blog(Cards?|Image)|imageUrl|plainText|decodeEntities)\.tsx?/,
    },
    {
      name: 'contracts',
      test: /contracts[\\/](endpoint|entry|blog|testimonial)\.ts|(timeout|api[\\/]client)\.ts/,
    },
    // What guides and the comparison have in common.
    {
      name: 'sums',
      test: /(domain[\\/](country|studyCosts|wholeSum|sumOptions|amountRange|livingCosts|moneyToShow)|country[\\/]WholeSumFields)\.tsx?/,
    },
    // What guides and the pages of tests have in common.
    {
      name: 'articles',
      test: /material[\\/]Table|ui[\\/](Collapsed)?TableOfContents|ui[\\/]Article/,
    },
  ],
};
