import type { Site } from '#src/domain/site.ts';

/** Another consultancy: it shares only the country, the city and the names of the networks. */
export const secondSite: Site = {
  name: 'Himchuli Study Abroad',
  shortName: 'Himchuli',
  url: 'https://www.himchuli.test',
  tagline: 'Plan it with people who have done it.',
  description: 'Himchuli Study Abroad advises students and prepares them for tests.',
  introduction: {
    heading: 'Under one roof',
    text: 'Himchuli is a mountain that you can see from here.',
  },
  copyrightYear: 2031,
  phone: { display: '+977 61-555 123', tel: '+97761555123' },
  mobile: { display: '+977 985-1234567', tel: '+9779851234567', chats: ['WhatsApp'] },
  email: 'office@himchuli.test',
  offices: [
    {
      address: {
        street: 'Bagbazar',
        city: 'Kathmandu',
        postalCode: '44605',
        country: 'Nepal',
        countryCode: 'NP',
      },
      location: { latitude: 27.7061, longitude: 85.3188 },
    },
  ],
  hours: { spans: [{ days: [0, 1, 2, 3, 4], opens: '09:00', closes: '17:00' }] },
  social: [
    { name: 'Facebook', url: 'https://facebook.himchuli.test/' },
    { name: 'YouTube', url: 'https://youtube.himchuli.test/' },
    { name: 'Instagram', url: 'https://instagram.himchuli.test/' },
    { name: 'TikTok', url: 'https://tiktok.himchuli.test/' },
    { name: 'X', url: 'https://x.himchuli.test/' },
  ],
  achievements: [
    { key: 'visas', value: '61%', label: 'visa success rate' },
    { key: 'universities', value: '17+', label: 'partner universities' },
    { key: 'students', value: '940+', label: 'students' },
  ],
  founder: {
    name: 'Bikram Gurung',
    role: 'Director',
    paragraphs: ['He opened Himchuli and answers the phone himself.'],
    quote: 'Ask me what it costs, and I will tell you.',
  },
};
