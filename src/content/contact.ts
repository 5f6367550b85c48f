import { addressLine, site } from './site.ts';

const { latitude, longitude } = site.location;

/** Half the height and width of the map section, in degrees. */
const MAP_HALF = 0.006;

const box = [
  longitude - MAP_HALF,
  latitude - MAP_HALF,
  longitude + MAP_HALF,
  latitude + MAP_HALF,
].map((degrees) => degrees.toFixed(4));

/** The texts and addresses of the contact page. */
export const contact = {
  heading: 'Contact',
  lead: 'Ask us anything about studying abroad. The first consultation is free, and no question is too small.',
  formHeading: 'Write to us',
  informationHeading: 'Contact information',
  mapHeading: 'Where to find us',
  mapLabel: `${site.name}, ${addressLine}`,
  mapEmbedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  directionsUrl: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
  privacyNote:
    'What you write here goes to our office by EmailJS, an e-mail service, and to nobody else. We use it to answer you.',
  /** Instead of it, where the form sends to this project's server. */
  serverPrivacyNote:
    'What you write here is kept on the server of this website and may be mailed to our office. Nobody else gets it. We use it to answer you.',
} as const;
