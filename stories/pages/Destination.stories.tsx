import MockDate from 'mockdate';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { australia } from '#src/content/countries/australia/guide.ts';
import { canada } from '#src/content/countries/canada/guide.ts';
import { canCompare, getRelatedDestinations } from '#src/content/countries/destinations.ts';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { newZealand } from '#src/content/countries/newzealand/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import { offeredTests } from '#src/content/tests/tests.ts';
import type { Destination } from '#src/domain/destination.ts';
import DestinationPage from '#src/pages/Destination/DestinationPage.tsx';
import { paths } from '#src/pageTable.ts';
import { blurAndScrollToTop } from '../support/blurAndScrollToTop.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { followsLink } from '../support/followsLink.ts';

type Canvas = ReturnType<typeof within>;

const lastTest = offeredTests(usa.tests).at(-1);

const comparison = `${paths.compare}?with=${['uk', ...getRelatedDestinations(uk).map(({ slug }) => slug)].join(',')}`;

const meta = preview.meta({
  title: 'Pages/Destination',
  component: DestinationPage,
});

const EXPENSES = ['Living costs', 'Visa fee', 'Money you must show you have', 'Health cover'];

const NOT_BY_RANK = 'Not in order of rank.';

/** The figures of one country, written by hand. */
interface Expected {
  heading: string;
  /** In the order of the table. */
  ranks: readonly number[];
  /** Of the costs and the work rights. */
  figures: readonly string[];
  nextIntake: string;
  tooLate: string;
  /** Where the page has no steps for the next intake. */
  stepsElsewhere?: string;
  /** Rows without a figure, which link to the contact page. */
  askUs: readonly string[];
  /** The rules to plan with instead of our table. */
  updates?: readonly string[];
  /** What the key facts say beside the figures. */
  notes?: readonly string[];
  /** The heading of the plan: the first intake with steps that can still be reached. */
  plan: string;
  /** The intakes that have steps of their own. */
  timelines: readonly string[];
  officialPage: string;
}

/** The texts of the university table with this caption, row by row: rank, name, city. */
function rowsOf(canvas: Canvas, caption: string): string[][] {
  const table = canvas.getByRole('table', { name: caption });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

async function expectGuide(canvas: Canvas, destination: Destination, expected: Expected) {
  await expect(
    canvas.getByRole('heading', { level: 1, name: expected.heading }),
  ).toBeInTheDocument();

  const rows = rowsOf(canvas, destination.rankingSource.label);
  await expect(rows.map(([rank]) => Number(rank))).toEqual(expected.ranks);
  for (const { name, fullName = '', city, rank } of destination.universities) {
    await expect(rows).toContainEqual([String(rank), name + fullName, city]);
  }

  const isSorted = expected.ranks.every((rank, row) => rank >= (expected.ranks[row - 1] ?? 0));
  await expect(canvas.queryAllByText(NOT_BY_RANK)).toHaveLength(isSorted ? 0 : 1);

  for (const figure of expected.figures) {
    await expect(canvas.getAllByText(figure)[0]).toBeVisible();
  }
  await expect(await canvas.findByText(`Next intake: ${expected.nextIntake}`)).toBeVisible();
  await expect(canvas.getByText(expected.tooLate, { exact: false })).toBeVisible();

  const intakes = canvas.getByRole('region', { name: 'Intakes' });
  if (expected.stepsElsewhere) await expect(intakes).toHaveTextContent(expected.stepsElsewhere);
  else await expect(within(intakes).queryByText(/^The steps on this page/)).toBeNull();

  const costs = within(canvas.getByRole('region', { name: 'Costs' }));
  await expect(costs.getAllByText(/living costs/i, { selector: 'p' })[0]).toBeVisible();
  await expect(costs.getByText(/allow for a higher price in later years/)).toBeVisible();
  const askUs = EXPENSES.filter((label) => {
    const row = costs.getByText(label).parentElement;
    return row && within(row).queryByRole('link', { name: 'Ask us' });
  });
  await expect(askUs).toEqual(expected.askUs);
  for (const update of expected.updates ?? []) {
    const text = `Plan with this newer rule: ${update}.`;
    for (const note of canvas.getAllByText(text)) await expect(note).toBeVisible();
  }

  const facts = canvas.getByRole('region', { name: 'Key facts' });
  for (const note of expected.notes ?? []) await expect(facts).toHaveTextContent(note);
  const plan = within(canvas.getByRole('region', { name: 'What to do this month' }));
  await expect(plan.getByRole('heading', { level: 3 })).toHaveTextContent(expected.plan);
  const options = plan.getAllByRole('option').map(({ textContent }) => textContent);
  for (const intake of expected.timelines) {
    await expect(options).toContain(`${intake} 2026 intake`);
  }

  const checklist = within(canvas.getByRole('region', { name: 'Requirements' }));
  for (const { name } of destination.requirements) {
    await expect(checklist.getByText(name)).toBeVisible();
  }
  for (const link of canvas.getAllByRole('link', { name: destination.visa?.officialPage.label })) {
    await expect(link).toHaveAttribute('href', expected.officialPage);
  }
  await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    `/contact?subject=${destination.name.replaceAll(' ', '+')}`,
  );
  const compare = canvas.queryAllByRole('link', { name: 'Compare countries' });
  await expect(compare.map((link: HTMLElement) => link.getAttribute('href'))).toEqual(
    canCompare ? [`${paths.compare}?with=${destination.slug}`] : [],
  );
}

function routeTo(slug: string) {
  return { route: { url: `/studyin/${slug}` } };
}

export const LoadedUk = meta.story({
  name: 'UK',
  args: { destination: uk },
  parameters: routeTo('uk'),
  play: async ({ canvas }) => {
    await expectGuide(canvas, uk, {
      heading: 'Study in the UK',
      ranks: [2, 3, 5, 9, 27, 34, 40, 50],
      figures: ['£10,000 to 38,000', '£11,000 to 45,000', '20 hours per week'],
      nextIntake: 'May 2026 (few courses)',
      tooLate: 'Too late for January 2026 if you begin now. Most courses begin in September 2026.',
      stepsElsewhere: 'The steps on this page are for September. For May:',
      askUs: [],
      notes: [
        'If you begin your degree now, plan with 18 months.',
        'How long you may stay: 2 years, 3 years after a doctorate.',
        'For applications from 1 January 2027: 18 months, 3 years after a doctorate.',
      ],
      plan: 'For the September 2026 intake',
      timelines: ['September'],
      officialPage: 'https://www.gov.uk/student-visa',
    });
  },
});

/** Shows the figures of the day in Kathmandu, and what is announced. */
export const OnTheDayOfAChange = meta.story({
  name: 'UK, on the day of a change',
  args: { destination: uk },
  parameters: routeTo('uk'),
  beforeEach: () => {
    MockDate.set(new Date('2026-11-30T00:01:00+05:45'));
  },
  play: async ({ canvas }) => {
    const costs = canvas.getByRole('region', { name: 'Costs' });
    await waitFor(() => expect(costs).toHaveTextContent('as we know them for 30 November 2026'));
    await expect(costs).toHaveTextContent('£1,570 a month in London');
    await expect(costs).not.toHaveTextContent('£1,529');
  },
});

/** A minute earlier in Kathmandu, whatever the day is elsewhere. */
export const BeforeTheDayOfAChange = OnTheDayOfAChange.extend({
  name: 'UK, before a change',
  beforeEach: () => {
    MockDate.set(new Date('2026-11-29T23:59:00+05:45'));
  },
  play: async ({ canvas }) => {
    const costs = canvas.getByRole('region', { name: 'Costs' });
    await waitFor(() => expect(costs).toHaveTextContent('as we know them for 29 November 2026'));
    await expect(costs).toHaveTextContent('£1,529 a month in London');
    await expect(costs).toHaveTextContent(
      'For applications from 30 November 2026: £1,570 a month in London',
    );
  },
});

/** What a person puts in is in the URL: a shared link shows his sum. */
export const OwnSum = meta.story({
  tags: ['picture'],
  name: 'UK, with a sum of one’s own',
  args: { destination: uk },
  parameters: {
    route: { url: '/studyin/uk?tuition=15000&place=london&years=3&rates=GBP:180' },
    visual: { element: '#whole-sum' },
  },
  play: async ({ canvas, userEvent }) => {
    const sum = within(canvas.getByRole('region', { name: 'The whole sum' }));
    await expect(await sum.findByText('About NPR 54.2 to 62.4 lakh')).toBeVisible();
    const tuition = sum.getByLabelText('Tuition of your offer, GBP a year');
    await expect(tuition).toHaveValue('15000');
    await userEvent.type(tuition, '0');
    // 150,000 + 9 or 12 × 1,529 + 558 + 776, at 180
    await expect(await sum.findByText('About NPR 3 to 3.1 crore')).toBeVisible();
    await userEvent.clear(tuition);
    await userEvent.type(tuition, '१५०००');
    await expect(await sum.findByText('About NPR 54.2 to 62.4 lakh')).toBeVisible();
    await userEvent.selectOptions(sum.getByLabelText('Where'), 'Elsewhere');
    await expect(await sum.findByText('About NPR 48.4 to 54.7 lakh')).toBeVisible();
    await userEvent.selectOptions(sum.getByLabelText('Where'), 'In London');
    await expect(await sum.findByText('About NPR 54.2 to 62.4 lakh')).toBeVisible();
    blurAndScrollToTop();
  },
});

/** The Graduate visa is shorter for applications from the new year. */
export const InTheNewYear = meta.story({
  name: 'UK, in the new year',
  args: { destination: uk },
  parameters: routeTo('uk'),
  beforeEach: () => {
    MockDate.set(new Date('2027-01-01T00:01:00+05:45'));
  },
  play: async ({ canvas }) => {
    const visa = canvas.getByRole('region', { name: 'Visa and work' });
    await waitFor(() => expect(visa).toHaveTextContent('as we know them for 1 January 2027'));
    await expect(visa).toHaveTextContent('How long you may stay: 18 months');
    await expect(visa).not.toHaveTextContent('For applications from 1 January 2027');
  },
});

export const LoadedAustralia = meta.story({
  name: 'Australia',
  args: { destination: australia },
  parameters: routeTo('australia'),
  play: async ({ canvas }) => {
    await expectGuide(canvas, australia, {
      heading: 'Study in Australia',
      ranks: [30, 37, 19, 13, 40, 18],
      figures: ['AUD 20,000 to 45,000', 'AUD 22,000 to 50,000', '48 hours per fortnight'],
      nextIntake: 'July 2026',
      tooLate: 'Too late for February 2026 if you begin now.',
      askUs: [],
      plan: 'For the July 2026 intake',
      timelines: ['February', 'July'],
      officialPage: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
    });
  },
});

export const LoadedCanada = meta.story({
  name: 'Canada',
  args: { destination: canada },
  parameters: routeTo('canada'),
  play: async ({ canvas }) => {
    await expectGuide(canvas, canada, {
      heading: 'Study in Canada',
      ranks: [25, 29, 38, 96, 115, 176],
      figures: ['CAD 15,000 to 35,000', 'CAD 10,000 to 50,000', '20 hours per week'],
      nextIntake: 'September 2026',
      tooLate: 'Too late for January 2026 and May 2026 if you begin now.',
      askUs: [],
      updates: [
        '24 hours per week off campus',
        'not needed by most master’s and doctoral students at public institutions',
      ],
      notes: ['Plan with this newer rule: 24 hours per week off campus.'],
      plan: 'For the September 2026 intake',
      timelines: ['September'],
      officialPage:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
    });
  },
});

export const LoadedIreland = meta.story({
  name: 'Ireland',
  args: { destination: ireland },
  parameters: routeTo('ireland'),
  play: async ({ canvas }) => {
    await expectGuide(canvas, ireland, {
      heading: 'Study in Ireland',
      ranks: [421, 87, 273, 126, 273, 421],
      figures: [
        '€9,000 to 20,000',
        '€7,000 to 12,000',
        'about €500',
        '€60 or €100',
        'at least €7,000',
        '2 years',
      ],
      nextIntake: 'September 2026',
      tooLate: 'Too late for January 2026 if you begin now.',
      askUs: [],
      notes: [
        'not every degree gives 2 years',
        'Plan with this newer rule: 12 months after a bachelor’s (level 8), up to 24 months after a master’s or doctorate (level 9 and above).',
      ],
      plan: 'For the September 2026 intake',
      timelines: ['September'],
      officialPage: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
    });
  },
});

export const LoadedNewZealand = meta.story({
  tags: ['picture'],
  name: 'New Zealand',
  args: { destination: newZealand },
  parameters: routeTo('newzealand'),
  play: async ({ canvas }) => {
    await expectGuide(canvas, newZealand, {
      heading: 'Study in New Zealand',
      ranks: [412, 239, 65, 261, 214, 235, 244],
      figures: [
        'NZD 20,000 to 40,000',
        'NZD 25,000 to 50,000',
        '20 hours during terms and 40 during breaks, per week',
        'Up to 3 years',
      ],
      nextIntake: 'July 2026',
      tooLate: 'Too late for February 2026 if you begin now.',
      askUs: [],
      updates: ['25 hours per week during terms, and during breaks as before'],
      notes: [
        'Plan with this newer rule: 25 hours per week during terms, and during breaks as before.',
      ],
      plan: 'For the July 2026 intake',
      timelines: ['February', 'July'],
      officialPage: 'https://www.immigration.govt.nz/visas/fee-paying-student-visa/',
    });
  },
});

export const LoadedUsa = meta.story({
  name: 'USA',
  args: { destination: usa },
  parameters: routeTo('usa'),
  play: async ({ canvas }) => {
    await expectGuide(canvas, usa, {
      heading: 'Study in the USA',
      ranks: [1, 4, 6, 10, 11, 12, 16],
      figures: ['USD 30,780', 'USD 43,350', '20 hours per week, on campus'],
      nextIntake: 'August/September 2026',
      tooLate: 'Too late for January 2026 and May/June 2026 if you begin now.',
      askUs: ['Living costs'],
      notes: [
        'out-of-state, average for a bachelor’s degree, per year',
        'The price that universities published for the academic year 2024–25; look up the price of the year in which you begin.',
        'Postgraduate, per yearAsk us',
        'The study costs are tuition and fees.',
      ],
      plan: 'For the August/September 2026 intake',
      timelines: ['August/September'],
      officialPage: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
    });
  },
});

const { visa: _visa, ...known } = usa;

/** Unknown facts are not guessed: each shows 'Ask us' with a link to the contact page. */
export const MissingFacts = meta.story({
  args: { destination: { ...known, intakes: [], figures: [] } },
  parameters: routeTo('usa'),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'Ask us' });
    // Cost, intakes, visa, work and after the degree in the key facts; the same five in their sections,
    // the four expenses beside the study costs, and the whole sum.
    const subjects = links.map((link) =>
      new URL(link.getAttribute('href') ?? '', window.location.href).searchParams.get('subject'),
    );
    await expect(subjects).toHaveLength(15);
    for (const subject of subjects) await expect(subject).toMatch(/^United States: ./);
    // The only figures left are the ranks and the score ranges, and only they name a source.
    await expect(canvas.getAllByText(/^Sources?:/)).toHaveLength(2);
  },
});

/** A test that is named in the guide is a link to its page. */
export const FollowsToATest = meta.story({
  name: 'Follows a link to a test',
  tags: ['!autodocs'],
  args: { destination: usa },
  parameters: { ...routeTo('usa'), ...followsLink(paths.testPreparation(lastTest?.slug ?? '')) },
  play: async ({ canvas, userEvent }) => {
    const [link] = canvas.getAllByRole('link', { name: new RegExp(lastTest?.name ?? '') });
    if (!link) throw new Error('No link to the test.');
    await userEvent.click(link);
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      paths.testPreparation(lastTest?.slug ?? ''),
    );
  },
});

/** A link compares the country with two others. */
export const ComparesWithRelated = meta.story({
  name: 'Follows a link to compare',
  tags: ['!autodocs'],
  args: { destination: uk },
  parameters: { ...routeTo('uk'), ...followsLink(comparison) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Compare (?:both|all three)$/ }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(comparison);
  },
});

const planOf = (canvas: Canvas) => canvas.getByRole('region', { name: 'What to do this month' });

/** A plan at one time, for the intake of the address. */
const at = (time: string) => () => {
  MockDate.set(new Date(time));
};

/** Early enough: the steps of this month are marked, and nothing is late. */
export const PlanInTime = meta.story({
  name: 'Plan, in time',
  tags: ['picture'],
  args: { destination: uk },
  parameters: {
    route: { url: '/studyin/uk?intake=2027-09' },
    visual: { element: '#year' },
  },
  beforeEach: at('2026-11-24T09:00:00+05:45'),
  play: async ({ canvas, userEvent }) => {
    const plan = planOf(canvas);
    await waitFor(() =>
      expect(plan).toHaveTextContent(
        'Today is 24 November 2026. The courses begin in 10 months. Nothing is late.',
      ),
    );
    const stages = within(plan).getAllByRole('listitem');
    await expect(stages[0]).toHaveTextContent(/^September to December 2026 This month/);
    await expect(stages[1]).toHaveTextContent(/^January to March 2027 UCAS/);
    const saved: string[] = [];
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const blobs = spyOn(URL, 'createObjectURL');
    await userEvent.click(within(plan).getByRole('button', { name: 'Add to my calendar' }));
    await expect(saved).toEqual(['uk-2027-09.ics']);
    clicked.mockRestore();
    const [[file] = []] = blobs.mock.calls;
    const text = file instanceof Blob ? await file.text() : '';
    // The step that has begun is on today, the others on their first day.
    await expect(text.match(/DTSTART;VALUE=DATE:\d+/g)?.map((line) => line.slice(-8))).toEqual([
      '20261124',
      '20270101',
      '20270401',
      '20270601',
      '20270901',
    ]);
    await expect(text).toContain('SUMMARY:Study in the UK: January to March 2027\r\n');
    blurAndScrollToTop();
  },
});

/** Steps of before are late until they are ticked; the ticks stay in this browser. */
export const PlanLate = meta.story({
  name: 'Plan, late',
  args: { destination: uk },
  parameters: { route: { url: '/studyin/uk?intake=2027-09' } },
  beforeEach: at('2027-04-01T00:01:00+05:45'),
  play: async ({ canvas, userEvent }) => {
    const plan = planOf(canvas);
    await waitFor(() => expect(plan).toHaveTextContent('2 steps are late: do them first'));
    const [first, second] = within(plan).getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await expect(plan).toHaveTextContent('1 step is late: do it first');
    if (second) await userEvent.click(second);
    await expect(plan).toHaveTextContent('The courses begin in 5 months. Nothing is late.');
    await expect(localStorage.getItem('draft:ticks:uk:2027-09')).toContain('"1":"x"');
    await expect(within(plan).getAllByRole('option')[0]).toHaveTextContent('September 2027 intake');
  },
});

/** A link of last year: it says that the intake has begun, and offers the next ones. */
export const PlanPassed = meta.story({
  name: 'Plan, intake passed',
  args: { destination: australia },
  parameters: { route: { url: '/studyin/australia?intake=2026-07' } },
  beforeEach: at('2026-11-24T09:00:00+05:45'),
  play: async ({ canvas, userEvent }) => {
    const plan = planOf(canvas);
    await waitFor(() => expect(plan).toHaveTextContent('The courses of this intake have begun'));
    await expect(within(plan).queryByRole('checkbox')).toBeNull();
    await expect(within(plan).queryByRole('button', { name: 'Add to my calendar' })).toBeNull();
    const intake = within(plan).getByRole('combobox', { name: 'Your intake' });
    await userEvent.selectOptions(intake, 'July 2027 intake');
    await waitFor(() =>
      expect(within(plan).getByRole('heading', { level: 3 })).toHaveTextContent(
        'For the July 2027 intake',
      ),
    );
    await expect(plan).toHaveTextContent('The courses begin in 8 months. Nothing is late.');
  },
});

/** What is ticked in the list of documents is ticked again on the next visit. */
export const TicksKept = meta.story({
  args: { destination: uk },
  parameters: { ...routeTo('uk'), chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    const values = { Passport: 'x' };
    localStorage.setItem('draft:ticks:uk', JSON.stringify({ saved: {}, values }));
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('region', { name: 'Requirements' }));
    await waitFor(() => expect(list.getByRole('checkbox', { name: 'Passport' })).toBeChecked());
    await userEvent.click(list.getByRole('checkbox', { name: /NOC/ }));
    await expect(localStorage.getItem('draft:ticks:uk')).toMatch(/\(NOC\)":"x"/);
  },
});

/** The living costs of Ireland are beside the tuition only, so that nobody adds them twice. */
export const LivingCostsOnce = meta.story({
  tags: ['picture'],
  args: { destination: ireland },
  parameters: { ...routeTo('ireland'), visual: { element: '#costs' } },
  play: async ({ canvas }) => {
    const costs = within(canvas.getByRole('region', { name: 'Costs' }));
    await expect(costs.getAllByText('€7,000 to 12,000')).toHaveLength(1);
    await expect(costs.getByText('€9,000 to 20,000')).toBeVisible();
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  args: { destination: uk },
  parameters: routeTo('uk'),
  globals: mobileViewport,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Next intake: /)).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
