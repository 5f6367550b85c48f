import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { countries } from '#brand/offers.ts';
import { Section } from '#src/components/ui/Section.tsx';
import { canada } from '#src/content/countries/canada/guide.ts';
import { readComparison } from '#src/content/countries/comparison.ts';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import type { Country, CountrySummary } from '#src/domain/country.ts';
import ComparePage from '#src/pages/Compare/ComparePage.tsx';
import { CountryComparison } from '#src/pages/Compare/CountryComparison.tsx';
import { paths } from '#src/pageTable.ts';
import { fewParts } from '../support/fewParts.ts';
import { someCountries } from '../support/offered.ts';
import { fillIn, untilShown } from '../support/play.ts';
import { sampleRates } from '../support/rates.ts';

const pair = someCountries('uk', 'canada');
const three = someCountries('ireland', 'usa', 'newzealand');

const comparing = (...countries: readonly CountrySummary[]) => ({
  url: `${paths.compare}?with=${countries.map(({ slug }) => slug).join(',')}`,
});

const meta = preview.meta({
  component: ComparePage,
  parameters: { layout: 'fullscreen', route: comparing(...pair) },
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

/** The comparison alone, of these guides, whichever of them the brand offers. */
const sideBySide = (guides: readonly Country[], query = '') => ({
  render: () => (
    <Section isBelowHero>
      <CountryComparison
        guides={guides}
        comparison={readComparison(new URLSearchParams(query), sampleRates)}
        onChange={fn()}
      />
    </Section>
  ),
});

const topic = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));

const untilCompared = untilShown('What the bank must show');

const FIRST_YEAR = 'What the first year costs';

async function cells(canvas: Canvas, name: string) {
  const list = (await canvas.findByRole('region', { name })).querySelector('dl');
  return Array.from(list?.children ?? [], (cell) => cell.lastElementChild ?? cell);
}

/** The chosen countries, topic by topic, with rupees. */
export const Loaded = meta.story({ play: untilCompared });

/** A story of a guide that no other story here loads: it would then be there at once. */
const loadingGuide = (guide: () => Promise<Country>, text: string) => {
  const [country] = someCountries('australia');
  return {
    parameters: { route: comparing(country) },
    beforeEach() {
      const found = countries.find(({ summary }) => summary.slug === country.slug);
      if (found) spyOn(found, 'load').mockImplementation(guide);
    },
    play: untilShown(text),
  };
};

export const Loading = meta.story(
  loadingGuide(() => new Promise(() => {}), 'Loading the guides...'),
);

/** The connection broke off after the page had come. */
export const Failed = meta.story({
  tags: ['picture'],
  ...loadingGuide(
    () => Promise.reject(new Error('No connection')),
    'Failed to load the guides. Please try again later.',
  ),
});

/** Nothing is chosen yet: the URL names no country. */
export const Empty = meta.story({
  tags: ['picture'],
  parameters: { route: { url: paths.compare } },
  play: untilShown(/Nothing is chosen yet/),
});

/** At most three: the others are disabled until one is removed. */
export const Full = meta.story({
  tags: ['phone'],
  parameters: { route: comparing(...three) },
  play: untilCompared,
});

/** Two offers: what a person knows of each is in the URL, so that a link shows it to the family. */
export const Offers = meta.story({
  tags: ['picture'],
  ...sideBySide([uk, canada], 'with=uk,canada&uk=tuition:15000,place:london&canada=tuition:21000'),
  parameters: { visual: { element: `[aria-label="${FIRST_YEAR}"]` } },
  play: untilCompared,
});

Offers.test('names its sources alone, and begins a second offer', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByText('The sources of these figures'));
  const sources = canvas.getByText(/^Sources?:/);
  await expect(sources).toHaveTextContent(/GOV\.UK: Student visa/);
  await expect(sources).not.toHaveTextContent(/Tuberculosis/);
  // With the answers of the first.
  const [, second = document.body] = await canvas.findAllByLabelText(
    'Tuition of your offer, GBP a year',
  );
  await expect(second).toHaveValue('');
  await fillIn(userEvent, second, '18000');
  const places = await canvas.findAllByLabelText('Where');
  await expect(places[1]).toHaveValue('london');
});

/** Two offers of one country: the second one has a sum of its own. */
export const TwoOffersOfOneCountry = meta.story({
  parameters: { route: { url: `${paths.compare}?with=uk&uk=tuition:15000~tuition:18000` } },
  play: untilCompared,
});

TwoOffersOfOneCountry.test(
  'has a sum of each, and forgets one without tuition',
  async (context) => {
    const { canvas, userEvent } = context;
    const [costs] = await cells(canvas, FIRST_YEAR);
    // 15,000 and 18,000 × 194
    await expect(costs).toHaveTextContent(/Tuition29\.1 lakh.*Tuition34\.9 lakh/);
    const [bank] = await cells(canvas, 'What the bank must show');
    // (10,539 to 13,761 + 15,000) × 194, and with 18,000
    await expect(bank).toHaveTextContent(/First offerAbout NPR 49\.5 to 55\.8 lakh/);
    await expect(bank).toHaveTextContent(/Second offerAbout NPR 55\.4 to 61\.6 lakh/);
    const [first = document.body, second = document.body] = await canvas.findAllByLabelText(
      'Tuition of your offer, GBP a year',
    );
    await userEvent.clear(second);
    await waitFor(() => expect(bank).not.toHaveTextContent('Second offer'));
    await userEvent.clear(first);
    await fillIn(userEvent, first, '21000');
    // 21,000 × 194
    await waitFor(() => expect(costs).toHaveTextContent('Tuition40.7 lakh'));
  },
);

/** A country of which we know little, in yen: its bars have the colour of the brand. */
export const FewParts = meta.story({
  tags: ['picture', 'phone'],
  ...sideBySide([uk, fewParts]),
  play: untilCompared,
});

FewParts.test('asks for a fact that we do not know', async ({ canvas }) => {
  const work = await topic(canvas, 'Work in term');
  await expect(work.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    '/contact?subject=Japan%3A+work+in+term',
  );
});

/** A sum without some of its parts says so after its amount. */
export const MissingFigures = meta.story({
  tags: ['picture'],
  ...sideBySide([uk, ireland, usa]),
  parameters: { visual: { element: `[aria-label="${FIRST_YEAR}"]` } },
  play: untilCompared,
});

MissingFigures.test('names the country of each cell, and aligns intakes', async ({ canvas }) => {
  const work = await topic(canvas, 'Work in term');
  await expect(work.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    [uk, ireland, usa].map(({ name }) => name),
  );
  await expect(work.getAllByRole('definition')).toHaveLength(3);
  const intakes = canvas.getByRole('region', { name: 'Intakes' });
  await expect(within(intakes).getByText('January (many courses)')).toBeVisible();
  const [british = [], , american = []] = [...intakes.querySelectorAll('dl > div')].map((row) =>
    [...row.querySelectorAll('div[data-courses]')].map((bar) => bar.getBoundingClientRect()),
  );
  await expect(british[0]?.right).toBeCloseTo(american[0]?.right ?? 0, 0);
  await expect(british[1]?.left).toBeCloseTo(american[1]?.left ?? 0, 0);
  const strips = intakes.querySelector('figure');
  await expect(strips?.offsetWidth).toBe(intakes.offsetWidth);
  const english = await topic(canvas, 'English for the visa');
  await expect(english.getByText('We know of no minimum score')).toBeVisible();
});
