import type { DestinationSummary } from '#src/domain/destination.ts';

export const summary: DestinationSummary = {
  slug: 'australia',
  name: 'Australia',
  shortName: 'Australia',
  nameInText: 'Australia',
  tagline: 'Two main intakes and a large Nepali community',
};
