import type { DatedFigure } from '#src/domain/datedFigure.ts';
import { FIGURES_CHECKED } from '#src/domain/datedFigure.ts';
import { officialSource } from './officialSource.ts';

/** The steps in Nepal, the same for every country. */
export const nepalFigures: readonly DatedFigure[] = [
  {
    topic: 'nepal',
    label: 'No Objection Certificate',
    values: [
      {
        parts: [
          {
            amount: 2000,
            currency: 'NPR',
            bound: 'about',
            per: 'once',
            who: 'student',
            when: 'a subject',
          },
        ],
      },
    ],
    note: 'You apply online, and the portal shows the fee. Generally not needed for India.',
    source: officialSource('Ministry of Education: noc.moest.gov.np', 'https://noc.moest.gov.np/'),
    confidence: 'likely',
    nextLook: '2027-07-15',
  },
  {
    topic: 'nepal',
    label: 'Sending money',
    values: [
      {
        text: 'Through your bank: tuition and living costs, as the NOC and the institution’s papers say',
      },
    ],
    source: officialSource('Nepal Rastra Bank', 'https://www.nrb.org.np/'),
    confidence: 'certain',
    nextLook: '2027-07-15',
  },
  {
    topic: 'nepal',
    label: 'Education service fee',
    values: [{ text: '3%, taken by the bank' }],
    note: 'On which part of the money: ask the bank. It is refundable if you do not go.',
    // No address is known for the act.
    source: { label: 'Nepal’s Finance Act', year: 2026, checked: FIGURES_CHECKED },
    confidence: 'likely',
    nextLook: '2027-07-15',
  },
];
