import type { Achievement } from './site.ts';

/** The source of a figure. Shown in small print on the page that shows the figure. */
export interface Source {
  /** The publisher and publication, as the reader can look it up. */
  readonly label: string;
  /** The year the figure is for. */
  readonly year: number;
  /** The day on which somebody last compared our figures with this source: '2026-11-22'. */
  readonly checked: string;
  readonly url?: string;
}

/** The day of the last look at all figures: that of a source without a day of its own. */
export const FIGURES_CHECKED = '2026-11-26';

/** The month of the newest copies of the official pages that were found on that day. */
export const FIGURES_PUBLISHED = 'October 2026';

const ours = (label: string, year: number): Source => ({ label, year, checked: '2026-11-22' });

/** The source of every figure about studying, in our table of 2025. */
export const CONSULTANCY_SOURCE = ours(
  'our figures, 2025; check with the university or embassy before you apply',
  2025,
);

/** The source of a claim about ourselves, with what its figure counts. */
export const ourClaim = ({ year, basis }: Pick<Achievement, 'year' | 'basis'>) =>
  ours([`our figure, ${year}`, basis].filter(Boolean).join('; '), year);

/** The source of the fees and durations of our own classes. */
export const ourClassFees = ({ year }: Pick<Source, 'year'>) =>
  ours(`our class fees, ${year}; ask us before you enrol`, year);
