import type { Source } from './source.ts';

/** The icon of a card of 'Why Choose Us ?'. */
export type ReasonIcon = 'compass' | 'campus' | 'rupee' | 'pencil' | 'passport' | 'family';

/** A card of 'Why Choose Us ?'. */
export interface Reason {
  readonly title: string;
  readonly text: string;
  readonly icon: ReasonIcon;
  /** The source, if the card contains a figure. */
  readonly source?: Source;
}
