import type { DestinationSummary } from '#src/domain/destination.ts';

export const summary: DestinationSummary = {
  slug: 'usa',
  name: 'United States',
  shortName: 'USA',
  nameInText: 'the USA',
  tagline: 'A wide choice of universities, subjects and ways in',
};
