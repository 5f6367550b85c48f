import type { DestinationSlug, DestinationSummary } from '#src/domain/destination.ts';

/**
 * The data of each country that the project has a guide to, for menus, cards and the map. Keep it
 * small: every page contains it in the header, so nothing here may import the text of a guide.
 */
export const destinationSummaries: Readonly<Record<DestinationSlug, DestinationSummary>> = {
  uk: {
    slug: 'uk',
    name: 'United Kingdom',
    shortName: 'UK',
    nameInText: 'the UK',
    tagline: 'Shorter degrees at universities known everywhere',
  },
  australia: {
    slug: 'australia',
    name: 'Australia',
    shortName: 'Australia',
    nameInText: 'Australia',
    tagline: 'Two main intakes and a large Nepali community',
  },
  canada: {
    slug: 'canada',
    name: 'Canada',
    shortName: 'Canada',
    nameInText: 'Canada',
    tagline: 'Study in English or French, with paid work terms',
  },
  ireland: {
    slug: 'ireland',
    name: 'Ireland',
    shortName: 'Ireland',
    nameInText: 'Ireland',
    tagline: 'Study in English in a small country of the EU',
  },
  newzealand: {
    slug: 'newzealand',
    name: 'New Zealand',
    shortName: 'New Zealand',
    nameInText: 'New Zealand',
    tagline: 'Public universities, calm cities, mountains close by',
  },
  usa: {
    slug: 'usa',
    name: 'United States',
    shortName: 'USA',
    nameInText: 'the USA',
    tagline: 'A wide choice of universities, subjects and ways in',
  },
};
