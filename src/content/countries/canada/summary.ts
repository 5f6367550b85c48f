import type { DestinationSummary } from '#src/domain/destination.ts';

export const summary: DestinationSummary = {
  slug: 'canada',
  name: 'Canada',
  shortName: 'Canada',
  nameInText: 'Canada',
  tagline: 'Study in English or French, with paid work terms',
};
