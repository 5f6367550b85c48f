import { expect } from '@playwright/test';
import { expectNoOverflow } from './axe.ts';
import { sharedPage, test } from './fixtures.ts';

interface Guide {
  readonly heading: string;
  /** As in the headings of the page. */
  readonly name: string;
  readonly isSorted: boolean;
  /** Rank, name and city, in the order of the table. */
  readonly universities: readonly (readonly [number, string, string])[];
  /** The costs per year and their figures. */
  readonly costs: Readonly<Record<string, string>>;
  /** What the rules on work say, in term and after the degree. */
  readonly work: readonly string[];
}

/** The facts about each country, written by hand and not imported from the site. */
const guides: Readonly<Record<string, Guide>> = {
  '/studyin/uk': {
    heading: 'Study in the UK',
    name: 'the UK',
    isSorted: true,
    universities: [
      [2, 'Imperial College London', 'London'],
      [3, 'University of Oxford', 'Oxford'],
      [5, 'University of Cambridge', 'Cambridge'],
      [9, 'UCL', 'London'],
      [27, 'University of Edinburgh', 'Edinburgh'],
      [34, 'University of Manchester', 'Manchester'],
      [40, "King's College London", 'London'],
      [50, 'LSE', 'London'],
    ],
    costs: { Undergraduate: '£10,000 to 38,000', Postgraduate: '£11,000 to 45,000' },
    work: ['20 hours', 'Graduate Route, 2 years'],
  },
  '/studyin/australia': {
    heading: 'Study in Australia',
    name: 'Australia',
    isSorted: false,
    universities: [
      [30, 'Australian National University', 'Canberra, ACT'],
      [37, 'Monash University', 'Melbourne, Victoria'],
      [19, 'UNSW Sydney', 'Sydney, New South Wales'],
      [13, 'University of Melbourne', 'Melbourne, Victoria'],
      [40, 'University of Queensland', 'Brisbane, Queensland'],
      [18, 'University of Sydney', 'Sydney, New South Wales'],
    ],
    costs: { Undergraduate: 'AUD 20,000 to 45,000', Postgraduate: 'AUD 22,000 to 50,000' },
    work: ['48 hours', 'Temporary Graduate visa (485), 2 to 3 years'],
  },
  '/studyin/canada': {
    heading: 'Study in Canada',
    name: 'Canada',
    isSorted: true,
    universities: [
      [25, 'University of Toronto', 'Toronto, Ontario'],
      [29, 'McGill University', 'Montreal, Quebec'],
      [38, 'University of British Columbia', 'Vancouver, British Columbia'],
      [96, 'University of Alberta', 'Edmonton, Alberta'],
      [115, 'University of Waterloo', 'Waterloo, Ontario'],
      [176, 'McMaster University', 'Hamilton, Ontario'],
    ],
    costs: { Undergraduate: 'CAD 15,000 to 35,000', Postgraduate: 'CAD 10,000 to 50,000' },
    work: ['20 hours per week', 'Post-Graduation Work Permit, up to 3 years'],
  },
  '/studyin/ireland': {
    heading: 'Study in Ireland',
    name: 'Ireland',
    isSorted: false,
    universities: [
      [421, 'Dublin City University', 'Dublin'],
      [87, 'Trinity College Dublin', 'Dublin'],
      [273, 'University College Cork', 'Cork'],
      [126, 'University College Dublin', 'Dublin'],
      [273, 'University of Galway', 'Galway'],
      [421, 'University of Limerick', 'Limerick'],
    ],
    costs: {
      Tuition: '€9,000 to 20,000',
      'Living costs': '€7,000 to 12,000',
      'Visa fee': '€60 or €100',
      'Money you must show you have': 'at least €7,000',
      'Health cover': 'about €500',
    },
    work: ['20 hours per week, 40 in holidays', '2 years'],
  },
  '/studyin/newzealand': {
    heading: 'Study in New Zealand',
    name: 'New Zealand',
    isSorted: false,
    universities: [
      [412, 'Auckland University of Technology', 'Auckland'],
      [239, 'Massey University', 'Palmerston North'],
      [65, 'University of Auckland', 'Auckland'],
      [261, 'University of Canterbury', 'Christchurch'],
      [214, 'University of Otago', 'Dunedin'],
      [235, 'University of Waikato', 'Hamilton'],
      [244, 'Victoria University of Wellington', 'Wellington'],
    ],
    costs: { Undergraduate: 'NZD 20,000 to 40,000', Postgraduate: 'NZD 25,000 to 50,000' },
    work: [
      '20 hours during terms and 40 during breaks',
      'Breaks are the scheduled holidays of your course.',
      'Up to 3 years',
    ],
  },
  '/studyin/usa': {
    heading: 'Study in the USA',
    name: 'the USA',
    isSorted: true,
    universities: [
      [1, 'MIT', 'Cambridge, Massachusetts'],
      [4, 'Harvard University', 'Cambridge, Massachusetts'],
      [6, 'Stanford University', 'Stanford, California'],
      [10, 'Caltech', 'Pasadena, California'],
      [11, 'University of Pennsylvania', 'Philadelphia, Pennsylvania'],
      [12, 'UC Berkeley', 'Berkeley, California'],
      [16, 'Cornell University', 'Ithaca, New York'],
    ],
    costs: {
      'Public university, four-year, out-of-state': 'USD 30,780',
      'Private nonprofit university, four-year': 'USD 43,350',
    },
    work: ['20 hours per week, on campus', '12 months, 24 more for STEM degrees'],
  },
};

for (const [path, guide] of Object.entries(guides)) {
  test.describe(`${path}`, () => {
    const shared = sharedPage(path);
    const region = (name: string) =>
      shared.page.getByRole('main').getByRole('region', { name, exact: true });

    test('shows the country and key facts', async () => {
      await expect(shared.page.getByRole('heading', { level: 1 })).toHaveText(guide.heading);
      for (const fact of ['Language', 'Main intakes', 'Visa', 'Work in term', 'After the degree']) {
        await expect(region('Key facts').getByText(fact, { exact: true })).toBeVisible();
      }
    });

    test('shows benefits, requirements and intakes', async () => {
      const benefits = region(`Benefits of studying in ${guide.name}`);
      await expect(benefits.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expect(region('Requirements').getByRole('listitem').first()).toBeVisible();
      await expect(region('Requirements')).toContainText('No Objection Certificate (NOC)');
      await expect(region('Intakes').getByRole('listitem').first()).toBeVisible();
    });

    test(`shows the QS ranking of universities, ${guide.isSorted ? 'sorted' : 'not sorted'}`, async () => {
      const table = region('Top universities').getByRole('table', {
        name: 'QS World University Rankings 2025',
      });
      await expect(table.getByRole('columnheader')).toHaveText([
        /QS world ranking/,
        'University',
        'City',
      ]);
      const rows = table.getByRole('row').filter({ has: shared.page.getByRole('rowheader') });
      await expect(rows).toHaveCount(guide.universities.length);
      await expect(rows.locator('[data-rank]')).toHaveText(
        guide.universities.map(([rank]) => String(rank)),
      );
      await expect(rows.getByRole('rowheader')).toHaveText(
        guide.universities.map(([, name]) => new RegExp(`^${name}`)),
      );
      await expect(rows.locator('td:last-child')).toHaveText(
        guide.universities.map(([, , city]) => city),
      );
    });

    for (const [item, figure] of Object.entries(guide.costs)) {
      test(`${item} costs ${figure}`, async () => {
        const cost = region('Costs')
          .locator('dl > div')
          .filter({ has: shared.page.getByText(item, { exact: true }) });
        await expect(cost.getByText(figure, { exact: true })).toBeVisible();
      });
    }

    test('shows the rules on work, in term and after the degree', async () => {
      for (const rule of guide.work) await expect(region('Visa and work')).toContainText(rule);
    });

    test('links to the contact page', async () => {
      await expect(
        shared.page.getByRole('main').getByRole('link', { name: `Ask us about ${guide.name}` }),
      ).toHaveAttribute('href', '/contact');
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the list of contents on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    const options = { viewport: { width: 360, height: 780 }, javaScriptEnabled };

    for (const { path, link, heading } of [
      { path: '/studyin/ireland', link: 'Costs', heading: 'Costs' },
      { path: '/testpreparation/pte', link: 'Fees', heading: 'Fees' },
    ]) {
      test(`${path}: it is one closed line at the top that leads to each section`, async ({
        openPage,
      }) => {
        const page = await openPage(path, options);
        const contents = page.getByRole('navigation', { name: 'On this page' });
        await expect(contents).toBeVisible();
        expect((await contents.boundingBox())?.height).toBeLessThan(60);
        await expect(contents.getByRole('link')).toHaveCount(0);
        await contents.locator('summary').click();
        for (const target of await contents.getByRole('link').all()) {
          const id = (await target.getAttribute('href')) ?? '';
          await expect(page.locator(id)).toBeVisible();
        }
        await contents.getByRole('link', { name: link }).click();
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
        await expect(page).toHaveURL(new RegExp(`#${link.toLowerCase()}$`));
        await expectNoOverflow(page);
      });
    }
  });
}
