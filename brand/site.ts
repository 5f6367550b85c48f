import type { Site } from '#src/domain/site.ts';

/**
 * Who the consultancy is: every name, number, address and link of the company is here and nowhere
 * else. `npm run build` says what in it is still this sample. The social card is a picture:
 * `npm run generate icons` draws it again.
 *
 * The default is fictional and reaches nobody: `.example` domains, and a phone number
 * in a range that is not assigned in Nepal.
 */
export const site: Site = {
  name: 'Deurali Education Network',
  shortName: 'Deurali',
  url: 'https://www.deurali.example',
  tagline: 'From Kathmandu to your university, one clear step at a time.',
  motto: 'one clear step at a time',
  description:
    'Deurali Education Network helps students in Nepal study abroad: honest advice on universities and costs, test preparation, applications and visas.',
  introduction: {
    heading: 'From the pass you see the way on',
    text: 'A deurali is the top of a pass: the place where you put down your load, look back at the climb and see the road ahead. Deurali Education Network is named after it.',
  },
  copyrightYear: 2025,
  phone: { display: '+977 1-000 0000', tel: '+97710000000' },
  mobile: {
    display: '+977 900-0000000',
    tel: '+9779000000000',
    chats: ['WhatsApp', 'Viber'],
  },
  email: 'hello@deurali.example',
  offices: [
    {
      address: {
        street: 'Putalisadak',
        city: 'Kathmandu',
        postalCode: '44600',
        country: 'Nepal',
        countryCode: 'NP',
      },
      /** The middle of the street, not a door. */
      location: { latitude: 27.7036, longitude: 85.3226 },
    },
  ],
  hours: { spans: [{ days: [0, 1, 2, 3, 4, 5], opens: '10:00', closes: '18:00' }] },
  social: [
    { name: 'Facebook', url: 'https://facebook.deurali.example/' },
    { name: 'YouTube', url: 'https://youtube.deurali.example/' },
    { name: 'Instagram', url: 'https://instagram.deurali.example/' },
    { name: 'TikTok', url: 'https://tiktok.deurali.example/' },
    { name: 'X', url: 'https://x.deurali.example/' },
  ],
  achievements: [
    { key: 'visas', value: '98%', label: 'visa success rate', year: 2025 },
    { key: 'universities', value: '200+', label: 'partner universities', year: 2025 },
    { key: 'students', value: '10,000+', label: 'students', year: 2025 },
  ],
  founder: {
    _sample: true,
    name: 'Sunita Deurali Rai',
    role: 'Founder and lead counsellor',
    paragraphs: [
      'Sunita Deurali Rai founded Deurali and still counsels students herself. She begins with the same question for everybody: what do you want to be able to do when you come out at the other end?',
      'She reads statements of purpose with a pencil in her hand, asks parents for their doubts as well as their budget, and would rather lose a student than send one to the wrong course.',
    ],
    quote:
      'Nobody should have to choose a country from a poster. Come, sit down, and let us look at the numbers together.',
  },
  // An invented consultancy has neither: what looks like a number could be believed.
  licence: { number: 'SAMPLE', authority: 'nobody, because this consultancy is invented' },
  pan: 'SAMPLE',
  payment: {
    universities:
      'Some universities pay us when a student enrols. Ask us which: we tell you before you apply.',
    students:
      'Our own test classes have a fee: see the page of the test, or ask us. For help with an application, ask for the price in writing before you begin.',
    free: 'The first consultation.',
  },
};
