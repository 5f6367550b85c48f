import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Section } from '#src/components/ui/Section.tsx';
import { canada } from '#src/content/countries/canada/guide.ts';
import { destinations } from '#src/content/countries/destinations.ts';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { loadDestination } from '#src/content/countries/loadDestination.ts';
import { newZealand } from '#src/content/countries/newzealand/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import { offeredTests } from '#src/content/tests/tests.ts';
import type { Destination, DestinationSummary } from '#src/domain/destination.ts';
import { defaultRates, type Rates } from '#src/domain/exchangeRates.ts';
import { amountText, inNpr } from '#src/domain/figure.ts';
import { studyCosts } from '#src/domain/studyCosts.ts';
import ComparePage from '#src/pages/Compare/ComparePage.tsx';
import { DestinationComparison } from '#src/pages/Compare/DestinationComparison.tsx';
import { paths } from '#src/pageTable.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../support/edgeCases.ts';
import { someCountries } from '../support/offered.ts';

const pair = someCountries('uk', 'canada');
const three = someCountries('ireland', 'usa', 'newzealand');
const others = destinations.filter((country) => !three.includes(country));

const comparing = (...countries: readonly DestinationSummary[]) => ({
  url: `${paths.compare}?with=${countries.map(({ slug }) => slug).join(',')}`,
});

const meta = preview.meta({
  title: 'Pages/Compare',
  component: ComparePage,
  parameters: { route: comparing(...pair) },
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

/** The comparison alone, of these guides, whichever of them the brand offers. */
const sideBySide = (guides: readonly Destination[], rates: Rates = defaultRates) => ({
  render: () => (
    <Section isBelowHero>
      <DestinationComparison {...{ guides, rates }} rateFields={null} />
    </Section>
  ),
});

/** The first study cost of a guide, in its currency and in rupees. */
async function firstCost({ slug }: DestinationSummary, rate?: number) {
  const guide = await loadDestination(slug);
  const { currency } = guide;
  const [cost] = studyCosts(guide);
  if (!cost) throw new Error(`${slug} has no costs.`);
  const rates = rate === undefined ? defaultRates : { ...defaultRates, [currency]: rate };
  return { text: amountText(cost.amount), npr: amountText(inNpr(cost.amount, rates)), currency };
}

/** The part of the comparison about a topic. */
const topic = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** The cells of a topic, in the order of the countries. */
const cells = async (canvas: Canvas, name: string) =>
  (await topic(canvas, name)).getAllByRole('definition');

/** The chosen countries, topic by topic, with rupees. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const costs = await topic(canvas, 'Study costs per year');
    for (const country of pair) {
      const { text, npr } = await firstCost(country);
      await expect(costs.getAllByText(text)[0]).toBeVisible();
      await expect(costs.getAllByText(npr)[0]).toBeVisible();
    }
  },
});

/** Nothing is chosen yet: the URL names no destination. */
export const Empty = meta.story({
  tags: ['picture'],
  parameters: { route: { url: paths.compare } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing is chosen yet/)).toBeVisible();
  },
});

/** Chosen with the boxes, not by the address. */
export const FirstChosen = meta.story({
  parameters: { route: { url: paths.compare } },
  play: async ({ canvas, userEvent }) => {
    const [country] = someCountries('ireland');
    await userEvent.click(canvas.getByRole('checkbox', { name: country.name }));
    const costs = await topic(canvas, 'Study costs per year');
    const { text } = await firstCost(country);
    await expect(costs.getAllByText(text)[0]).toBeVisible();
  },
});

/** At most three: the others are disabled until one is removed. */
export const Full = meta.story({
  parameters: { route: comparing(...three) },
  play: async ({ canvas, userEvent }) => {
    const one = canvas.getByRole('checkbox', { name: three[0].name });
    const boxes = others.map(({ name }) => canvas.getByRole('checkbox', { name }));
    await topic(canvas, 'Study costs per year');
    for (const box of boxes) await expect(box).toBeDisabled();
    await userEvent.click(one);
    await waitFor(() => expect(one).not.toBeChecked());
    for (const box of boxes) await expect(box).toBeEnabled();
    await userEvent.click(one);
    await waitFor(() => expect(one).toBeChecked());
    await topic(canvas, 'Study costs per year');
    for (const box of boxes) await expect(box).toBeDisabled();
  },
});

/**
 * Like is beside like: undergraduate costs together, then postgraduate ones. An average says of what
 * it is one. Nothing but study costs is among them.
 */
export const LikeBesideLike = meta.story({
  tags: ['picture'],
  ...sideBySide([uk, ireland, usa]),
  parameters: { visual: { element: '[aria-label="Study costs per year"] h3 + dl' } },
  play: async ({ canvas }) => {
    const costs = await canvas.findByRole('region', { name: 'Study costs per year' });
    const figures = Array.from(
      costs.querySelectorAll('h3, dl dd span:first-child, dl dd p'),
      ({ textContent }) => textContent?.replace(/(?<=degree\.) .*/, ''),
    );
    await expect(figures).toEqual([
      'Undergraduate',
      '£10,000 to 38,000',
      'NPR 17,20,000 to 65,36,000',
      '€9,000 to 20,000',
      'NPR 13,23,000 to 29,40,000',
      'USD 30,780',
      'NPR 41,55,300',
      'Average for one year of a bachelor’s degree.',
      'USD 43,350',
      'NPR 58,52,250',
      'Average for one year of a bachelor’s degree.',
      'Postgraduate',
      '£11,000 to 45,000',
      'NPR 18,92,000 to 77,40,000',
      '€9,000 to 20,000',
      'NPR 13,23,000 to 29,40,000',
    ]);
    await expect(costs).not.toHaveTextContent(/proof of funds|money you must|visa fee|€7,000|€60/i);
    await expect(costs).toHaveTextContent(
      'Tuition only (for the USA, tuition and fees): living costs, health cover, the visa, the flight and the tests come on top.',
    );
    await expect(costs).toHaveTextContent('allow for a higher price in later years');
  },
});

/** Each country says whether its study costs include living costs. */
export const LivingCosts = meta.story({
  ...sideBySide([uk, ireland, usa]),
  parameters: { visual: { element: '[aria-label="Living costs"]' } },
  play: async ({ canvas }) => {
    const [ofUk, ofIreland, ofUsa] = await cells(canvas, 'Living costs');
    await expect(ofUsa).toHaveTextContent(/Living costs are not included/);
    await expect(ofIreland).toHaveTextContent(/does not include living costs/);
    await expect(ofIreland).toHaveTextContent('€7,000 to 12,000');
    await expect(ofUk).toHaveTextContent(/Living costs are not included/);
  },
});

/** The whole sum of each country in rupees, with what is missing in it; the parts are in the guide. */
export const WholeSums = meta.story({
  tags: ['picture'],
  ...sideBySide([uk, ireland, usa], { ...defaultRates, GBP: 180 }),
  parameters: { visual: { element: '[aria-label="The whole sum"]' } },
  play: async ({ canvas }) => {
    const [ofUk, ofIreland, ofUsa] = await cells(canvas, 'The whole sum');
    await expect(ofUsa).toHaveTextContent('Without living costs and health cover: Ask us');
    // Fees alone are no sum of a year.
    await expect(ofUsa).not.toHaveTextContent('USD 0');
    // 9,000 + 7,000 + 60 + 300 + 500; 20,000 + 12,000 + 100 + 300 + 500, at 147
    await expect(ofIreland).toHaveTextContent(
      'Tuition, first yearabout NPR 24.8 to 48.4 lakh€16,860 to 32,900',
    );
    // 10,000 + 9 × 1,171 + 558 + 776; 38,000 + 12 × 1,529 + 558 + 776, at 180
    await expect(ofUk).toHaveTextContent(
      'Undergraduate, first yearabout NPR 39.4 lakh to 1 crore£21,873 to 57,682',
    );
    await expect(
      within(ofUk ?? document.body).getByRole('link', { name: 'The parts, and your own figures' }),
    ).toHaveAttribute('href', '/studyin/uk?rates=GBP:180#whole-sum');
  },
});

/** What we do not know says 'Ask us' and leads to the contact page; a rule of today is a figure. */
export const MissingFigures = meta.story({
  tags: ['picture'],
  ...sideBySide([uk, usa]),
  parameters: { visual: { element: '[aria-label="Living costs"]' } },
  play: async ({ canvas }) => {
    const [ofUk, ofUsa] = await cells(canvas, 'Living costs');
    const link = within(ofUsa ?? document.body).getByRole('link', { name: 'Ask us' });
    await expect(link).toHaveAttribute('href', '/contact?subject=United+States%3A+living+costs');
    await expect(ofUk).toHaveTextContent('£1,529 a month in London');
    await expect(ofUk).not.toHaveTextContent('Ask us');
    for (const name of ['Visa fee', 'Money you must show you have', 'Health cover']) {
      for (const cell of await cells(canvas, name))
        await expect(cell).not.toHaveTextContent('Ask us');
    }
  },
});

/** Permits, checks and the steps in Nepal, each with how sure we are. */
export const PermitsAndSteps = meta.story({
  ...sideBySide([uk, ireland]),
  play: async ({ canvas }) => {
    const [ofUk, ofIreland] = await cells(canvas, 'Permits and checks');
    await expect(ofIreland).toHaveTextContent('Residence permit after arrival: €300.');
    await expect(ofIreland).toHaveTextContent('Likely, not certain: ask us before you rely on it.');
    await expect(ofIreland).toHaveTextContent('Tuition before the visa: Ask us');
    await expect(ofUk).toHaveTextContent('Tuberculosis test: From a clinic approved');
    const nepal = await canvas.findByRole('region', { name: 'From Nepal' });
    await expect(nepal).toHaveTextContent('Education service fee: 3%, taken by the bank.');
  },
});

/** Every note of every figure and rule of a guide. */
function notesOf({ costsNote, figures, visa, testsNote }: Destination): readonly string[] {
  const ofFigures = figures
    .filter(({ topic }) => topic !== 'tuition')
    .flatMap(({ note, values: [first] }) => [note, first.note]);
  return [costsNote, testsNote, visa?.note, ...ofFigures].filter((note) => note !== undefined);
}

/** Money to show is not one more cost. A test that not everybody needs is apart from the usual ones. */
export const MoneyAndTests = meta.story({
  ...sideBySide([uk, ireland]),
  parameters: { visual: { element: '[aria-label="Money you must show you have"]' } },
  play: async ({ canvas }) => {
    const money = await topic(canvas, 'Money you must show you have');
    await expect(money.getByText(/^Not one more cost: /)).toBeVisible();
    const [ofUk, ofIreland] = await cells(canvas, 'Tests');
    const names = (guide: Destination, when: string) =>
      offeredTests(guide.tests.filter((test) => test.when === when)).map(({ name }) => name);
    for (const [cell, guide] of [[ofUk, uk] as const, [ofIreland, ireland] as const]) {
      const [usual, optional] = [names(guide, 'usual'), names(guide, 'optional')];
      await expect(cell).toHaveTextContent(new RegExp(`^${usual.join(', ')}`));
      if (optional.length === 0) await expect(cell).not.toHaveTextContent('where asked');
      else await expect(cell).toHaveTextContent(`; where asked or allowed: ${optional.join(', ')}`);
    }
  },
});

/** No note of a guide is lost in the comparison. */
export const EveryNote = meta.story({
  tags: ['picture'],
  ...sideBySide([canada, ireland, newZealand]),
  parameters: { visual: { element: '[aria-label="Work in term"]' } },
  play: async ({ canvas, canvasElement }) => {
    await topic(canvas, 'Study costs per year');
    for (const guide of [canada, ireland, newZealand]) {
      const notes = notesOf(guide);
      await expect(notes.length).toBeGreaterThan(3);
      for (const note of notes) await expect(canvasElement).toHaveTextContent(note);
    }
  },
});

/** The best-ranked four of each country, whatever the order of its guide is. */
export const BestUniversities = meta.story({
  ...sideBySide([uk, ireland]),
  parameters: { visual: { element: '[aria-label="Universities"]' } },
  play: async ({ canvas }) => {
    const universities = await topic(canvas, 'Universities');
    await expect(
      universities.getByText(/^The four best-ranked of our list for each country/),
    ).toBeVisible();
    const ranks = universities
      .getAllByRole('listitem')
      .map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
    await expect(ranks).toEqual([2, 3, 5, 9, 87, 126, 273, 273]);
  },
});

/** Another rate changes the NPR figures at once; an invalid one shows an error and changes nothing. */
export const OwnRates = meta.story({
  tags: ['picture'],
  parameters: { visual: { element: '[aria-label="Exchange rates"]' } },
  play: async ({ canvas, userEvent }) => {
    const { npr, currency } = await firstCost(pair[0]);
    const rate = await canvas.findByRole('textbox', { name: `NPR for 1 ${currency}` });
    await userEvent.clear(rate);
    await expect(canvas.getByText('Type a number, such as 135.')).toBeVisible();
    await userEvent.type(rate, '200');
    const changed = await firstCost(pair[0], 200);
    await expect((await canvas.findAllByText(changed.npr))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the planning rates' }));
    await expect((await canvas.findAllByText(npr))[0]).toBeVisible();
  },
});

/** The valid part of an invalid query is shown. */
export const InvalidQuery = meta.story({
  parameters: {
    route: { url: `${paths.compare}?with=atlantis,${pair[0].slug},${pair[0].slug}&rates=GBP:-3` },
  },
  play: async ({ canvas }) => {
    const { npr } = await firstCost(pair[0]);
    await expect((await canvas.findAllByText(npr))[0]).toBeVisible();
  },
});

/** Each figure is below the name of its country. */
export const Mobile = Full.extend({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: async ({ canvas }) => {
    const living = await topic(canvas, 'Living costs');
    await expect(living.getByText(three.at(-1)?.name ?? '')).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
