/**
 * Who the consultancy is. A real consultancy replaces this one file: every name, number,
 * address and link of the company is here and nowhere else.
 *
 * The default is fictional and reaches nobody: `.example` domains, and a phone number
 * in a range that is not assigned in Nepal.
 */
export const site = {
  name: 'Deurali Education Network',
  shortName: 'Deurali',
  /** The site's origin, for canonical URLs, social cards, the sitemap and the feed. */
  url: 'https://www.deurali.example',
  tagline: 'From Kathmandu to your university, one clear step at a time.',
  description:
    'Deurali Education Network helps students in Nepal study abroad: honest advice on universities and costs, test preparation, applications and visas.',
  /** The year of the copyright line in the footer. */
  copyrightYear: 2025,
  phone: { display: '+977 1-000 0000', tel: '+97710000000' },
  /** Digits with country code, as wa.me and Viber take them. */
  mobile: { display: '+977 900-0000000', tel: '+9779000000000' },
  email: 'hello@deurali.example',
  address: {
    street: 'Putalisadak',
    city: 'Kathmandu',
    postalCode: '44600',
    country: 'Nepal',
    countryCode: 'NP',
  },
  /** WGS 84 degrees; the middle of the street, not a door. */
  location: { latitude: 27.7036, longitude: 85.3226 },
  /** Office hours on the wall clock of Asia/Kathmandu; days as `Date.getDay`, 0 is Sunday. */
  hours: {
    text: 'Sunday to Friday, 10:00 AM to 6:00 PM',
    timeZone: 'Asia/Kathmandu',
    days: [0, 1, 2, 3, 4, 5],
    opens: 10,
    closes: 18,
  },
  social: [
    { name: 'Facebook', url: 'https://facebook.deurali.example/' },
    { name: 'YouTube', url: 'https://youtube.deurali.example/' },
    { name: 'Instagram', url: 'https://instagram.deurali.example/' },
    { name: 'TikTok', url: 'https://tiktok.deurali.example/' },
    { name: 'X', url: 'https://x.deurali.example/' },
  ],
  /** The three figures of the home page. */
  achievements: [
    { value: '98%', label: 'visa success rate' },
    { value: '200+', label: 'partner universities' },
    { value: '10,000+', label: 'students' },
  ],
  founder: {
    name: 'Sunita Deurali Rai',
    role: 'Founder and lead counsellor',
  },
} as const;

/** The office address on one line. */
export const addressLine = `${site.address.street}, ${site.address.city} ${site.address.postalCode}, ${site.address.country}`;
