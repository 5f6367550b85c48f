import type { DestinationSummary } from '#src/domain/destination.ts';

export const summary: DestinationSummary = {
  slug: 'newzealand',
  name: 'New Zealand',
  shortName: 'New Zealand',
  nameInText: 'New Zealand',
  tagline: 'Public universities, calm cities, mountains close by',
};
