import { site } from '#brand/site.ts';
import { hoursText as formatHours } from '#src/domain/officeHours.ts';
import type { Office } from '#src/domain/site.ts';

/** The opening hours in a sentence: 'Sunday to Friday, 10:00 AM to 6:00 PM'. */
export const hoursText = formatHours(site.hours);

/** The office of the footer, of letters and of search engines. */
export const [headOffice] = site.offices;

/** The address of an office on one line. */
export function addressOf({ address }: Office): string {
  return `${address.street}, ${address.city} ${address.postalCode}, ${address.country}`;
}

/** The address of the head office on one line. */
export const addressLine = addressOf(headOffice);

/** Half the height and width of the map section, in degrees. */
const MAP_HALF = 0.006;

/** The addresses of an office's map, and of the way to it. */
export function officeMap(office: Office) {
  const { latitude, longitude } = office.location;
  const box = [
    longitude - MAP_HALF,
    latitude - MAP_HALF,
    longitude + MAP_HALF,
    latitude + MAP_HALF,
  ].map((degrees) => degrees.toFixed(4));
  return {
    label: `${site.name}, ${addressOf(office)}`,
    embedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    directionsUrl: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
  };
}
