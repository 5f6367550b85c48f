/** Where a figure comes from. Shown in small print on the page that shows the figure. */
export interface Source {
  /** The publisher and publication, as the reader can look it up. */
  readonly label: string;
  /** The year the figure is for. */
  readonly year: number;
  readonly url?: string;
}

/** The source of every figure of the consultancy itself. */
export const CONSULTANCY_SOURCE: Source = {
  label: 'our figures, 2025; check with the university or embassy before you apply',
  year: 2025,
};
