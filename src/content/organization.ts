import { site } from '#brand/site.ts';
import { WEEKDAYS } from '#src/domain/nepalTime.ts';
import { minutesOf, type OpeningSpan } from '#src/domain/officeHours.ts';
import type { Office } from '#src/domain/site.ts';
import { paths } from '#src/pageTable.ts';
import { headOffice } from './offices.ts';
import { absoluteUrl, type JsonLdNode } from './structuredData.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** 'HH:MM' of a day: a time after midnight is one of the next morning. */
function timeOfDay(time: string): string {
  const minutes = minutesOf(time);
  return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;
}

const openingHours = ({ days, opens, closes }: OpeningSpan) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => WEEKDAYS[day]),
  opens: timeOfDay(opens),
  closes: timeOfDay(closes),
});

/** One thing as itself, several as a list. */
const oneOrAll = <Item>(items: readonly Item[]) => (items.length === 1 ? items[0] : items);

const postalAddress = ({ address }: Office) => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  postalCode: address.postalCode,
  addressCountry: address.countryCode,
});

function placeOf(office: Office) {
  const { holidays = [], spans } = site.hours;
  return {
    '@type': 'Place',
    ...(site.offices.length > 1 && { address: postalAddress(office) }),
    ...(office.phone && { telephone: office.phone.tel }),
    geo: { '@type': 'GeoCoordinates', ...office.location },
    openingHoursSpecification: oneOrAll(spans.map(openingHours)),
    ...(holidays.length > 0 && {
      specialOpeningHoursSpecification: holidays.map(({ day, name }) => ({
        '@type': 'OpeningHoursSpecification',
        name,
        validFrom: day,
        validThrough: day,
        opens: '00:00',
        closes: '00:00',
      })),
    }),
  };
}

/**
 * The consultancy with its offices and opening hours. Search engines read it in the HTML of a page,
 * which hydration leaves as it is: only the server has the code for it.
 */
export function organization(): JsonLdNode {
  const type = { '@type': 'EducationalOrganization' } as const;
  if (!import.meta.env.SSR) return type;
  return {
    ...type,
    name: site.name,
    url: absoluteUrl(paths.home),
    logo: absoluteUrl('/icon-512.png'),
    description: site.description,
    telephone: site.phone.tel,
    email: site.email,
    sameAs: site.social.map(({ url }) => url),
    address: postalAddress(headOffice),
    location: oneOrAll(site.offices.map(placeOf)),
  };
}
