import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type ComparedCosts,
  ComparisonCostChart,
} from '#src/components/country/ComparisonCostChart.tsx';
import { CountryFlag } from '#src/components/country/CountryFlag.tsx';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { usa } from '#src/content/countries/usa/guide.ts';
import type { Country } from '#src/domain/country.ts';
import { STUDY_LEVELS, type StudyLevel, studyCosts } from '#src/domain/studyCosts.ts';
import { sampleRates } from '../../support/rates.ts';

const row = (guide: Country, level: StudyLevel): ComparedCosts => ({
  key: guide.slug,
  accent: guide.accent,
  name: guide.name,
  icon: <CountryFlag slug={guide.slug} />,
  currency: guide.currency,
  costs: studyCosts(guide, level),
});

const groupsOf = (...guides: readonly Country[]) =>
  STUDY_LEVELS.map(({ level, name }) => ({
    heading: name,
    rows: guides.map((guide) => row(guide, level)),
  }));

const meta = preview.meta({
  title: 'Components/Country/ComparisonCostChart',
  component: ComparisonCostChart,
  parameters: { layout: 'padded' },
  args: { groups: groupsOf(uk, usa, ireland), rates: sampleRates },
});

/** One scale: an amount that is twice another in NPR is twice as far to the right. */
export const ThreeCountries = meta.story({ tags: ['dark', 'phone'] });

ThreeCountries.test('has one scale', async ({ canvas }) => {
  const position = (figure: string) => {
    const row = canvas.getByText(figure).closest<HTMLElement>('dl > div');
    return Number.parseFloat(row?.style.getPropertyValue('--to') ?? '');
  };
  await expect(position('£10,000 to 38,000') / position('USD 45,000')).toBeCloseTo(
    6_536_000 / 5_852_250,
    5,
  );
});

/** An average says so, and of which degree; each keeps its note. */
export const Averages = meta.story({ args: { groups: groupsOf(usa) } });

Averages.test('keeps the notes', async ({ canvas }) => {
  await expect(canvas.getAllByText(/^Average for one year of a bachelor’s degree\./)).toHaveLength(
    2,
  );
  await expect(canvas.getByText(/International students pay as out-of-state/)).toBeVisible();
});

/** A country without a figure at this level says 'Ask us'. */
export const NoFigure = meta.story({ args: { groups: groupsOf(usa, uk).slice(1) } });

NoFigure.test('leads to the contact page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    expect.stringMatching(/subject=United\+States%3A\+postgraduate/),
  );
});

/** Without any figure there is no axis. */
export const NothingKnown = meta.story({
  tags: ['picture'],
  args: { groups: groupsOf(usa).slice(1) },
});
