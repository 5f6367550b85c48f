import { expect } from '@playwright/test';
import { sharedPage, test } from './fixtures.ts';

interface Preparation {
  readonly heading: string;
  /** The rows of the table of exam fees, or their conversion to rupees. */
  readonly examFees: readonly (readonly string[])[] | string;
  readonly courses?: readonly (readonly string[])[];
  /** The fee in the answer about the cost. */
  readonly feeAnswer: string;
  readonly hasEnrolLink: boolean;
}

const ieltsFees = [
  ['Paper-based IELTS Academic or General Training', 'NPR 31,500'],
  ['Computer-based IELTS Academic or General Training', 'NPR 28,800'],
  ['UKVI paper-based IELTS Only where the UK asks for UKVI', 'NPR 34,000'],
  ['UKVI computer-based IELTS Only where the UK asks for UKVI', 'NPR 28,800'],
  ['Life Skills (A1 and B1) Not for university', 'NPR 24,000'],
];

/** The facts about each test, written by hand and not imported from the site. */
const preparations: Readonly<Record<string, Preparation>> = {
  ielts: {
    heading: 'IELTS Preparation',
    examFees: ['British Council', 'IDP Nepal'].flatMap((administrator) =>
      ieltsFees.map((row) => [...row, administrator]),
    ),
    feeAnswer: 'NPR 28,000 to 33,000',
    hasEnrolLink: false,
  },
  pte: {
    heading: 'PTE Preparation',
    examFees: [
      ['PTE Academic', 'NPR 26,500 to 30,000'],
      ['PTE Academic Online', 'NPR 26,500 to 30,000'],
      ['PTE Academic UKVI', 'NPR 32,000 to 34,000'],
    ],
    feeAnswer: 'NPR 26,500 to 30,000',
    hasEnrolLink: true,
  },
  toefl: {
    heading: 'TOEFL Preparation',
    examFees: '($190 to $210) × 135 = NPR 25,650 to 28,350',
    courses: [
      ['Standard', '4 weeks', 'NPR 9,000'],
      ['Intensive', '6 weeks', 'NPR 13,000'],
      ['Weekend batch', '6 weeks', 'NPR 11,000'],
    ],
    feeAnswer: '$190 to $210 = NPR 25,650 to 28,350',
    hasEnrolLink: true,
  },
  gre: {
    heading: 'GRE Preparation',
    examFees: '$220 × 135 = NPR 29,700',
    courses: [
      ['Standard', '6 weeks', 'NPR 20,000'],
      ['Advanced', '8 weeks', 'NPR 25,000'],
    ],
    feeAnswer: '$220 = NPR 29,700',
    hasEnrolLink: true,
  },
  sat: {
    heading: 'SAT Preparation',
    examFees: '$60 × 135 = NPR 8,100',
    courses: [
      ['Standard', '6 weeks', 'NPR 15,000'],
      ['Weekend Intensive', '8 weeks', 'NPR 18,000'],
    ],
    feeAnswer: '$60 = NPR 8,100',
    hasEnrolLink: true,
  },
};

for (const [slug, preparation] of Object.entries(preparations)) {
  test.describe(`/testpreparation/${slug}`, () => {
    const shared = sharedPage(`/testpreparation/${slug}`);
    const main = () => shared.page.getByRole('main');
    const region = (name: string) => main().getByRole('region', { name, exact: true });
    const questions = () => region('Frequently asked questions').locator('summary');
    const opened = () => region('Frequently asked questions').locator('details[open]');

    /** Compares the texts of a table's rows, cell by cell. A section may still wait for its styles. */
    const expectRows = (section: string, expected: readonly (readonly string[])[]) =>
      expect
        .poll(() =>
          region(section)
            .getByRole('table')
            .locator('tbody tr')
            .evaluateAll((rows) =>
              rows.map((row) => Array.from(row.children, (cell) => cell.textContent)),
            ),
        )
        .toEqual(expected);

    test('shows and describes the test', async () => {
      await expect(main().getByRole('heading', { level: 1 })).toHaveText(preparation.heading);
      await expect(region('About the test').getByRole('paragraph').first()).toBeVisible();
    });

    test('shows the exam fees', async () => {
      if (typeof preparation.examFees === 'string') {
        await expect(region('Fees')).toContainText(preparation.examFees);
      } else {
        await expectRows('Fees', preparation.examFees);
      }
    });

    test(preparation.courses ? 'shows the courses' : 'asks for the course fee', async () => {
      if (preparation.courses) {
        await expectRows('Courses', preparation.courses);
      } else {
        await expect(region('Courses')).toContainText('We prepare you for');
        await expect(region('Courses').getByRole('link', { name: 'Ask us' })).toHaveAttribute(
          'href',
          '/contact',
        );
      }
    });

    test('opens one answer at a time; clicking an open question closes it', async () => {
      await expect.poll(() => questions().count()).toBeGreaterThan(3);
      await expect(opened()).toHaveCount(0);
      await questions().nth(0).click();
      await expect(opened()).toHaveCount(1);
      await expect(
        region('Frequently asked questions').getByText(preparation.feeAnswer),
      ).toBeVisible();
      await questions().nth(1).click();
      await expect(questions().nth(1).locator('..')).toHaveAttribute('open', '');
      await expect(opened()).toHaveCount(1);
      await questions().nth(1).press('Enter');
      await expect(opened()).toHaveCount(0);
    });

    test(`${preparation.hasEnrolLink ? 'has' : 'lacks'} 'Enroll Now or Contact Us'`, async () => {
      const link = main().getByRole('link', { name: 'Enroll Now or Contact Us', exact: true });
      await expect(link).toHaveCount(preparation.hasEnrolLink ? 1 : 0);
      if (preparation.hasEnrolLink) await expect(link).toHaveAttribute('href', '/contact');
    });
  });
}
