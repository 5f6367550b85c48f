import MockDate from 'mockdate';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { australia } from '#src/content/countries/australia/guide.ts';
import { canada } from '#src/content/countries/canada/guide.ts';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { newZealand } from '#src/content/countries/newzealand/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import { examsWithPage } from '#src/content/exams/offeredExams.ts';
import type { Country } from '#src/domain/country.ts';
import CountryPage from '#src/pages/Country/CountryPage.tsx';
import { paths } from '#src/pageTable.ts';
import { fewParts } from '../support/fewParts.ts';
import { untilShown } from '../support/play.ts';
import { readDownload } from '../support/readDownload.ts';

const meta = preview.meta({ component: CountryPage, parameters: { layout: 'fullscreen' } });

type Canvas = ReturnType<typeof within>;
type Play = NonNullable<typeof meta.input.play>;

/** A story of a guide at its address with this query, and the only part of it in its picture. */
const guideTo = (country: Country, query = '', element?: string) => ({
  args: { country },
  parameters: {
    route: { url: paths.studyIn(country.slug) + query },
    ...(element && { visual: { element } }),
  },
});

const region = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

/** The plan, open, with the day that the page knows only in the browser. */
const openPlan =
  (day: Parameters<typeof untilShown>[0]): Play =>
  async (context) => {
    await context.userEvent.click(context.canvas.getByText('The whole plan, month by month'));
    await untilShown(day)(context);
  };

const untilPlanned = untilShown(/^(Most courses begin in|The next intake is)/);

export const LoadedUk = meta.story({
  tags: ['phone'],
  name: 'UK',
  ...guideTo(uk),
  play: untilPlanned,
});

LoadedUk.test(
  'shows the figures of the day in Kathmandu, and keeps the ticks of the last visit',
  {
    beforeEach: () => {
      MockDate.set('2026-11-30T00:01:00+05:45');
      const values = { Passport: 'x' };
      localStorage.setItem('draft:ticks:uk', JSON.stringify({ saved: {}, values }));
    },
  },
  async ({ canvas, userEvent }) => {
    const answer = canvas.getByRole('region', { name: 'What the first year costs' });
    await waitFor(() => expect(answer).toHaveTextContent('£14,130 in London, £10,827 elsewhere'));
    await expect(answer).not.toHaveTextContent('£1,529');
    const list = region(canvas, 'Requirements');
    await waitFor(() => expect(list.getByRole('checkbox', { name: 'Passport' })).toBeChecked());
    await userEvent.click(list.getByRole('checkbox', { name: /NOC/ }));
    await expect(localStorage.getItem('draft:ticks:uk')).toMatch(/\(NOC\)":"x"/);
  },
);

LoadedUk.test(
  'asks to check the figures when the last look was more than six months ago',
  { beforeEach: () => MockDate.set('2027-06-01T00:01:00+05:45') },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/That is more than six months ago/)).toBeVisible();
  },
);

/** The URL has what a person puts in: a shared link shows their sum. */
export const OwnSum = meta.story({
  tags: ['picture'],
  ...guideTo(uk, '?tuition=15000&place=london&years=3&rates=GBP:180', '#whole-sum'),
  // (15,000 + 9 or 12 × 1,529 + 558 + 3.5 × 776) × 180
  play: untilShown('About NPR 57.7 to 65.9 lakh'),
});

OwnSum.test('has the rate of the bank also in the costs', async ({ canvas }) => {
  await waitFor(() => expect(region(canvas, 'Costs').getByText('about NPR 1 lakh')).toBeVisible());
});

/** The universities are in the order of the guide, and the page says so. */
export const LoadedAustralia = meta.story({
  name: 'Australia',
  ...guideTo(australia),
  play: untilShown(/^Not in order of rank\./),
});

/** The ranks and the head of their column, in the table of universities. */
const rankingIn = (canvas: Canvas) => {
  const table = within(canvas.getByRole('table', { name: 'QS World University Rankings 2025' }));
  const [, ...rows] = table.getAllByRole('row');
  const ranks = rows.map((row) => row.firstElementChild?.textContent);
  return { ranks, header: table.getAllByRole('columnheader')[0] };
};

LoadedAustralia.test('does not say that the ranks are sorted', async ({ canvas }) => {
  const { ranks, header } = rankingIn(canvas);
  await expect(ranks).toEqual(australia.universities.map(({ rank }) => `${rank}`));
  await expect(header).not.toHaveAttribute('aria-sort');
});

export const LoadedCanada = meta.story({ name: 'Canada', ...guideTo(canada), play: untilPlanned });

export const LoadedIreland = meta.story({
  name: 'Ireland',
  ...guideTo(ireland),
  play: untilPlanned,
});

export const LoadedNewZealand = meta.story({
  name: 'New Zealand',
  ...guideTo(newZealand),
  play: untilPlanned,
});

/** A guide with few parts: what is not there is neither a section nor in the table of contents. */
export const FewParts = meta.story({
  tags: ['phone', 'dark'],
  ...guideTo(fewParts),
  play: untilShown(/^We do not know the amount\./),
});

/** The living costs, which we do not know, say 'Ask us'. */
export const LoadedUsa = meta.story({
  name: 'USA',
  ...guideTo(usa),
  play: untilPlanned,
});

LoadedUsa.test('asks for living costs, links to tests, and sorts the ranks', async ({ canvas }) => {
  await expect(
    canvas.getByText('The amount on your I-20, which the university sets'),
  ).toBeVisible();
  const row = region(canvas, 'Costs').getByText('Living costs').parentElement ?? document.body;
  await expect(within(row).getByRole('link', { name: 'Ask us' })).toBeVisible();
  for (const { name, slug } of examsWithPage(['ielts', 'sat'])) {
    const [link] = canvas.getAllByRole('link', { name: new RegExp(name) });
    await expect(link).toHaveAttribute('href', paths.testPreparation(slug));
  }
  await expect(canvas.getByText(/^Not done yet\? Do it first: Draw up a list/)).toBeVisible();
  const { ranks, header } = rankingIn(canvas);
  await expect(ranks).toEqual(ranks.toSorted((one, other) => Number(one) - Number(other)));
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
});

const { visa: _visa, intakes: _intakes, ...known } = usa;

/** Unknown facts are not guessed: each shows 'Ask us' with a link to the contact page. */
export const MissingFacts = meta.story(guideTo({ ...known, figures: [] }));

MissingFacts.test('names what one asks for', async ({ canvas }) => {
  await expect(canvas.getByText(/^We have no figures for a sum here/)).toBeVisible();
  await expect(canvas.queryByText('How we add it up')).toBeNull();
  const links = canvas.getAllByRole<HTMLAnchorElement>('link', { name: 'Ask us' });
  // The sum, the time of the money; intakes, visa, work, after the degree and family in the
  // key facts; the study costs and three beside them.
  await expect(links).toHaveLength(11);
  for (const { href } of links)
    await expect(new URL(href).searchParams.get('subject')).toMatch(/^United States: ./);
  // The only figures left are the ranks and the score ranges, and only they name a source.
  await expect(canvas.getAllByText(/^Sources?:/)).toHaveLength(2);
});

/** Early enough: the steps of this month are marked, and nothing is late. */
export const PlanInTime = meta.story({
  tags: ['picture'],
  ...guideTo(uk, '?intake=2027-09', '#intakes'),
  play: openPlan(/^Today is /),
});

/** Earlier steps are late until they are ticked. */
export const PlanLate = meta.story({
  ...guideTo(uk, '?intake=2027-09'),
  beforeEach: () => MockDate.set('2027-04-01T00:01:00+05:45'),
  play: openPlan(/2 steps are late: do them first/),
});

PlanLate.test('has late steps in a calendar, and counts those without a tick', async (context) => {
  const { canvas, userEvent } = context;
  const text = await readDownload(context, 'Add to my calendar');
  const days = [...text.matchAll(/DTSTART.*:(\d+)\r\n/g)].map(([, day]) => day);
  // Two late steps on tomorrow, the one of this month, and two ahead.
  await expect(days).toEqual(['20270402', '20270402', '20270402', '20270601', '20270901']);
  await expect(text).toMatch(/SUMMARY:Study in the UK: late\\, do it first/);
  const plan = canvas.getByRole('region', { name: 'Intakes' });
  const [first, second] = within(plan).getAllByRole('checkbox');
  if (first) await userEvent.click(first);
  await expect(plan).toHaveTextContent('1 step is late: do it first');
  if (second) await userEvent.click(second);
  await expect(plan).toHaveTextContent('The courses begin in about 5 months. Nothing is late.');
  await expect(localStorage.getItem('draft:ticks:uk:2027-09')).toContain('"1":"x"');
});

/** A link of last year: it says that the intake has begun, and offers the next ones. */
export const PlanPassed = meta.story({
  ...guideTo(australia, '?intake=2026-07'),
  play: openPlan(/The courses of this intake have begun/),
});

PlanPassed.test('has no steps, and offers the next intakes', async ({ canvas, userEvent }) => {
  const plan = region(canvas, 'Intakes');
  await expect(plan.queryByRole('checkbox')).toBeNull();
  await expect(plan.queryByRole('button', { name: 'Add to my calendar' })).toBeNull();
  const intake = plan.getByRole('combobox', { name: 'Your intake' });
  await userEvent.selectOptions(intake, 'July 2027 intake');
  await waitFor(() =>
    expect(plan.getByRole('heading', { level: 3 })).toHaveTextContent('For the July 2027 intake'),
  );
});
