import type { DestinationSummary } from '#src/domain/destination.ts';

export const summary: DestinationSummary = {
  slug: 'uk',
  name: 'United Kingdom',
  shortName: 'UK',
  nameInText: 'the UK',
  tagline: 'Shorter degrees at universities known everywhere',
};
