import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type ComparedCosts,
  ComparisonCostChart,
} from '#src/components/destination/ComparisonCostChart.tsx';
import { CountryFlag } from '#src/components/destination/CountryFlag.tsx';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import type { Destination } from '#src/domain/destination.ts';
import { defaultRates } from '#src/domain/exchangeRates.ts';
import { STUDY_LEVELS, type StudyLevel, studyCosts } from '#src/domain/studyCosts.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const row = (guide: Destination, level: StudyLevel): ComparedCosts => ({
  key: guide.slug,
  accent: guide.accent,
  name: guide.name,
  icon: <CountryFlag slug={guide.slug} />,
  currency: guide.currency,
  costs: studyCosts(guide, level),
});

const groupsOf = (...guides: readonly Destination[]) =>
  STUDY_LEVELS.map(({ level, name }) => ({
    heading: name,
    rows: guides.map((guide) => row(guide, level)),
  }));

const meta = preview.meta({
  title: 'Components/Destination/ComparisonCostChart',
  component: ComparisonCostChart,
  parameters: { layout: 'padded' },
  args: { groups: groupsOf(uk, usa, ireland), rates: defaultRates },
});

/** The end of a figure's bar or dot, from the left edge of the plot, in parts of its width. */
function position(figure: HTMLElement): number {
  const row = figure.closest<HTMLElement>('dl > div');
  return Number.parseFloat(row?.style.getPropertyValue('--to') ?? '');
}

/** One scale: an amount that is twice another in NPR is twice as far to the right. */
export const ThreeCountries = meta.story({
  play: async ({ canvas }) => {
    const [, postgraduate] = canvas.getAllByRole('heading', { level: 3 });
    await expect(postgraduate).toHaveTextContent('Postgraduate');
    const uk = position(canvas.getByText('£10,000 to 38,000'));
    const usa = position(canvas.getByText('USD 43,350'));
    await expect(uk / usa).toBeCloseTo(6_536_000 / 5_852_250, 5);
  },
});

/** An average says so, and of which degree; each keeps its note. */
export const Averages = meta.story({
  args: { groups: groupsOf(usa) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NPR 41,55,300')).toBeVisible();
    await expect(canvas.getByText('NPR 58,52,250')).toBeVisible();
    await expect(
      canvas.getAllByText(/^Average for one year of a bachelor’s degree\./),
    ).toHaveLength(2);
    await expect(canvas.getByText(/International students pay as out-of-state/)).toBeVisible();
  },
});

/** A country without a figure at this level says 'Ask us'. */
export const NoFigure = meta.story({
  args: { groups: groupsOf(usa, uk).slice(1) },
  play: async ({ canvas }) => {
    const name = canvas.getByText('United States');
    const cell = within(name.closest('div') ?? document.body);
    await expect(cell.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/subject=United\+States%3A\+postgraduate/),
    );
  },
});

/** Without any figure there is no axis. */
export const NothingKnown = meta.story({
  tags: ['picture'],
  args: { groups: groupsOf(usa).slice(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toBeVisible();
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
  },
});

export const Mobile = meta.story({
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});

export const Dark = ThreeCountries.extend({
  tags: ['picture'],
  name: 'In the dark',
  globals: { scheme: 'dark' },
});
