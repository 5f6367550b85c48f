import { amountsIn, type Figure, figure } from '#src/domain/figure.ts';
import { certain, likely } from './officialSource.ts';

const { once } = amountsIn('NPR');

/** The steps in Nepal, the same for every country. */
export const nepalFigures: readonly Figure[] = [
  figure('nepal', 'No Objection Certificate', {
    amounts: [once(2000, { bound: 'about', when: 'a subject' })],
    note: 'You apply online, and the portal shows the fee. It takes 1 to 5 working days. For a health course, go to the Medical Education Commission first. Not needed for India.',
    ...likely('Ministry of Education: noc.moest.gov.np', 'https://noc.moest.gov.np/'),
    nextLook: '2027-07-15',
  }),
  figure('nepal', 'Sending money', {
    text: 'Through your bank: tuition and living costs, as the NOC and the institution’s papers say',
    ...certain('Nepal Rastra Bank', 'https://www.nrb.org.np/'),
    nextLook: '2027-07-15',
  }),
  figure('nepal', 'Education service fee', {
    text: '3% of the tuition that you change into foreign currency, taken by the bank',
    note: 'For the year 2083/84. It is refundable if you do not go.',
    // No address is known for the act.
    ...likely('Nepal’s Finance Act'),
    nextLook: '2027-07-15',
  }),
];
