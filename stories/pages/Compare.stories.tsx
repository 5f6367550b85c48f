import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Section } from '#src/components/ui/Section.tsx';
import { canada } from '#src/content/countries/canada/guide.ts';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { loadCountry } from '#src/content/countries/loadCountry.ts';
import { newZealand } from '#src/content/countries/newzealand/guide.ts';
import { offeredCountries } from '#src/content/countries/offeredCountries.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import type { Country, CountrySummary } from '#src/domain/country.ts';
import { builtRates, type Rates } from '#src/domain/exchangeRates.ts';
import { amountText, inNpr } from '#src/domain/figure.ts';
import { studyCosts } from '#src/domain/studyCosts.ts';
import ComparePage from '#src/pages/Compare/ComparePage.tsx';
import { CountryComparison } from '#src/pages/Compare/CountryComparison.tsx';
import { paths } from '#src/pageTable.ts';
import { someCountries } from '../support/offered.ts';
import { sampleRates } from '../support/rates.ts';
import { untilShown } from '../support/untilShown.ts';

const pair = someCountries('uk', 'canada');
const three = someCountries('ireland', 'usa', 'newzealand');
const others = offeredCountries.filter((country) => !three.includes(country));

const comparing = (...countries: readonly CountrySummary[]) => ({
  url: `${paths.compare}?with=${countries.map(({ slug }) => slug).join(',')}`,
});

const meta = preview.meta({
  title: 'Pages/Compare',
  component: ComparePage,
  parameters: { route: comparing(...pair) },
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

/** The comparison alone, of these guides, whichever of them the brand offers. */
const sideBySide = (guides: readonly Country[], rates: Rates = sampleRates) => ({
  render: () => (
    <Section isBelowHero>
      <CountryComparison {...{ guides, rates }} rateFields={null} />
    </Section>
  ),
});

/** The first study cost of a guide, in its currency and in rupees. */
async function firstCost({ slug }: CountrySummary, rate?: number) {
  const guide = await loadCountry(slug);
  const { currency } = guide;
  const [cost] = studyCosts(guide);
  if (!cost) throw new Error(`${slug} has no costs.`);
  const rates = rate === undefined ? builtRates : { ...builtRates, [currency]: { npr: rate } };
  return { text: amountText(cost.amount), npr: amountText(inNpr(cost.amount, rates)), currency };
}

/** The part of the comparison about a topic. */
const topic = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** The comparison comes after the page. */
const untilCompared = untilShown('Study costs per year');

/** The cells of a topic, in the order of the countries. */
const cells = async (canvas: Canvas, name: string) =>
  (await topic(canvas, name)).getAllByRole('definition');

/** The chosen countries, topic by topic, with rupees. */
export const Loaded = meta.story({ play: untilCompared });

Loaded.test('shows study costs in their currency and in rupees', async ({ canvas }) => {
  const costs = await topic(canvas, 'Study costs per year');
  for (const country of pair) {
    const { text, npr } = await firstCost(country);
    await expect(costs.getAllByText(text)[0]).toBeVisible();
    await expect(costs.getAllByText(npr)[0]).toBeVisible();
  }
});

Loaded.test(
  'takes the valid part of an invalid address',
  {
    parameters: {
      route: { url: `${paths.compare}?with=atlantis,${pair[0].slug},${pair[0].slug}&rates=GBP:-3` },
    },
  },
  async ({ canvas }) => {
    const { npr } = await firstCost(pair[0]);
    await expect((await canvas.findAllByText(npr))[0]).toBeVisible();
  },
);

/** Nothing is chosen yet: the URL names no country. */
export const Empty = meta.story({
  tags: ['picture'],
  parameters: { route: { url: paths.compare } },
  play: untilShown(/Nothing is chosen yet/),
});

Empty.test('shows the country that is ticked', async ({ canvas, userEvent }) => {
  const [country] = three;
  await userEvent.click(canvas.getByRole('checkbox', { name: country.name }));
  const costs = await topic(canvas, 'Study costs per year');
  const { text } = await firstCost(country);
  await expect(costs.getAllByText(text)[0]).toBeVisible();
});

/** At most three: the others are disabled until one is removed. */
export const Full = meta.story({
  tags: ['phone'],
  parameters: { route: comparing(...three) },
  play: untilCompared,
});

Full.test('offers the others when one is removed', async ({ canvas, userEvent }) => {
  const one = canvas.getByRole('checkbox', { name: three[0].name });
  const boxes = others.map(({ name }) => canvas.getByRole('checkbox', { name }));
  for (const box of boxes) await expect(box).toBeDisabled();
  await userEvent.click(one);
  await waitFor(() => expect(one).not.toBeChecked());
  for (const box of boxes) await expect(box).toBeEnabled();
});

/**
 * Like is beside like: undergraduate costs together, then postgraduate ones. An average says of what
 * it is one. Nothing but study costs is among them.
 */
export const LikeBesideLike = meta.story({
  tags: ['picture'],
  ...sideBySide([uk, ireland, usa]),
  parameters: { visual: { element: '[aria-label="Study costs per year"] h3 + dl' } },
  play: untilCompared,
});

LikeBesideLike.test('lists undergraduate costs, then postgraduate ones', async ({ canvas }) => {
  const costs = canvas.getByRole('region', { name: 'Study costs per year' });
  const figures = Array.from(
    costs.querySelectorAll('h3, dl dd span:first-child, dl dd p'),
    ({ textContent }) => textContent?.replace(/(?<=degree\.) .*/, ''),
  );
  await expect(figures).toEqual([
    ...['Undergraduate', '£10,000 to 38,000', 'NPR 17,20,000 to 65,36,000'],
    ...['€9,000 to 20,000', 'NPR 13,23,000 to 29,40,000'],
    ...['USD 31,880', 'NPR 43,03,800', 'Average for one year of a bachelor’s degree.'],
    ...['USD 45,000', 'NPR 60,75,000', 'Average for one year of a bachelor’s degree.'],
    ...['Postgraduate', '£11,000 to 45,000', 'NPR 18,92,000 to 77,40,000'],
    ...['€9,000 to 20,000', 'NPR 13,23,000 to 29,40,000'],
  ]);
  await expect(costs).not.toHaveTextContent(/proof of funds|money you must|visa fee|€7,000|€60/i);
});

LikeBesideLike.test('says how sure we are, and what money is not a cost', async ({ canvas }) => {
  const [, permits] = await cells(canvas, 'Permits and checks');
  await expect(permits).toHaveTextContent('Residence permit after arrival: €300.');
  await expect(permits).toHaveTextContent('Likely, not certain: ask us before you rely on it.');
  const money = await topic(canvas, 'Money you must show you have');
  await expect(money.getByText(/^Not one more cost: /)).toBeVisible();
  const nepal = canvas.getByRole('region', { name: 'From Nepal' });
  await expect(nepal).toHaveTextContent('Education service fee: 3%, taken by the bank.');
});

/** The whole sum of each country in rupees, with what is missing in it; the parts are in the guide. */
export const WholeSums = meta.story({
  tags: ['picture'],
  ...sideBySide([uk, ireland, usa], { ...sampleRates, GBP: { npr: 180 } }),
  parameters: { visual: { element: '[aria-label="The whole sum"]' } },
  play: untilCompared,
});

WholeSums.test(
  'shows sums in rupees, or what is missing, and leads to the parts',
  async ({ canvas }) => {
    const [ofUk, ofIreland, ofUsa] = await cells(canvas, 'The whole sum');
    await expect(ofUsa).toHaveTextContent('Without living costs and health cover: Ask us');
    // Fees alone are no sum of a year.
    await expect(ofUsa).not.toHaveTextContent('USD 0');
    // 9,000 + 7,000 + 60 + 300 + 500; 20,000 + 12,000 + 100 + 300 + 500, at 147
    await expect(ofIreland).toHaveTextContent(
      'Tuition, first yearabout NPR 24.8 to 48.4 lakh€16,860 to 32,900',
    );
    const parts = { name: 'The parts, and your own figures' };
    await expect(within(ofUk ?? document.body).getByRole('link', parts)).toHaveAttribute(
      'href',
      '/studyin/uk?rates=GBP:180#whole-sum',
    );
  },
);

/** What we do not know says 'Ask us' and leads to the contact page; a rule of today is a figure. */
export const MissingFigures = meta.story({
  tags: ['picture'],
  ...sideBySide([uk, usa]),
  parameters: { visual: { element: '[aria-label="Living costs"]' } },
  play: untilCompared,
});

MissingFigures.test('leads to the contact page', async ({ canvas }) => {
  const [ofUk, ofUsa] = await cells(canvas, 'Living costs');
  const link = within(ofUsa ?? document.body).getByRole('link', { name: 'Ask us' });
  await expect(link).toHaveAttribute('href', '/contact?subject=United+States%3A+living+costs');
  await expect(ofUk).toHaveTextContent('£1,529 a month in London');
  await expect(ofUk).not.toHaveTextContent('Ask us');
});

/** Every note of every figure and rule of a guide. */
function notesOf({ costsNote, figures, visa, examsNote }: Country): readonly string[] {
  const ofFigures = figures
    .filter(({ topic }) => topic !== 'tuition')
    .flatMap(({ note, values: [first] }) => [note, first.note]);
  return [costsNote, examsNote, visa?.note, ...ofFigures].filter((note) => note !== undefined);
}

/** No note of a guide is lost in the comparison. */
export const EveryNote = meta.story({
  tags: ['picture'],
  ...sideBySide([canada, ireland, newZealand]),
  parameters: { visual: { element: '[aria-label="Work in term"]' } },
  play: untilCompared,
});

EveryNote.test('shows each of them', async ({ canvasElement }) => {
  for (const guide of [canada, ireland, newZealand]) {
    const notes = notesOf(guide);
    await expect(notes.length).toBeGreaterThan(3);
    for (const note of notes) await expect(canvasElement).toHaveTextContent(note);
  }
});

/** Another rate changes the NPR figures at once. */
export const OwnRates = meta.story({
  tags: ['picture'],
  parameters: { visual: { element: '[aria-label="Exchange rates"]' } },
  play: async ({ canvas, userEvent }) => {
    const { currency } = await firstCost(pair[0]);
    const rate = await canvas.findByRole('textbox', { name: `NPR for 1 ${currency}` });
    await userEvent.clear(rate);
    await userEvent.type(rate, '200');
  },
});

OwnRates.test(
  'changes the figures, and goes back to the published rates',
  async ({ canvas, userEvent }) => {
    const { npr } = await firstCost(pair[0]);
    const changed = await firstCost(pair[0], 200);
    await expect((await canvas.findAllByText(changed.npr))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the published rates' }));
    await expect((await canvas.findAllByText(npr))[0]).toBeVisible();
  },
);
