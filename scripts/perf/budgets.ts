import { paths } from '#src/paths.ts';

const KB = 1024;

/** Pages whose JavaScript also asks the API, or sends a form. */
const WITH_API: ReadonlySet<string> = new Set([
  paths.home,
  paths.contact,
  paths.testimonials,
  paths.blogs,
]);

/** The most that the site may take on every public page; times in ms, sizes in bytes. */
export const budgets = {
  /** First and largest paint, as a multiple of the empty page's. */
  paint: 1.15,
  /** How long the first load may keep presses waiting. */
  blocking: 50,
  layoutShift: 0,
  /** What the first load may download, and its Latin fonts. */
  total: 230 * KB,
  latinFont: 60 * KB,
  /** The script of the first load. A blog's own page counts among those with the API. */
  scriptFor: (path: string) =>
    (WITH_API.has(path) || path.startsWith(`${paths.blogs}/`) ? 150 : 125) * KB,
  /** The script of any page after the visitor's first movement. */
  scriptTouched: 155 * KB,
  /** Each of Lighthouse's four. */
  score: 100,
  /** From a press to the paint that shows its result. */
  press: 100,
  /** First cards of 1,000 blogs, as a multiple of the time for 10. */
  growth: 1.5,
  adminListOpens: 500,
  keystroke: 50,
  /** Growth of the heap over 200 changes of page, as a share of what it was. */
  heap: 0.1,
} as const;
