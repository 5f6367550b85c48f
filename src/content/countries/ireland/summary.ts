import type { DestinationSummary } from '#src/domain/destination.ts';

export const summary: DestinationSummary = {
  slug: 'ireland',
  name: 'Ireland',
  shortName: 'Ireland',
  nameInText: 'Ireland',
  tagline: 'Study in English in a small country of the EU',
};
