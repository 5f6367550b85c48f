import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { KeyFacts } from '#src/components/country/KeyFacts.tsx';
import { canada } from '#src/content/countries/canada/guide.ts';
import { keyFacts } from '#src/domain/country.ts';
import { mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Country/KeyFacts',
  component: KeyFacts,
  parameters: { layout: 'padded' },
  args: {
    day: '2026-11-24',
    figures: [
      { label: 'Undergraduate, per year', value: '£10,000 to 38,000' },
      { label: 'Postgraduate, per year', value: '£11,000 to 45,000' },
    ],
    facts: [
      { label: 'Language', value: 'English' },
      { label: 'Main intakes', value: 'September; January (many courses); May (few courses)' },
      { label: 'Visa', value: 'Student visa' },
    ],
  },
});

/** Figures first, facts in words after them. */
export const FiguresAndFacts = meta.story({ tags: ['phone'] });

FiguresAndFacts.test('has the figures first', async ({ args, canvas }) => {
  const labels = [...(args.figures ?? []), ...args.facts].map(({ label }) => label);
  await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(labels);
});

/** A country without figures has its facts in words. */
export const FactsAlone = meta.story({ args: { figures: [] } });

/** Instead of a missing fact, 'Ask us' leads to the contact page with the subject filled in. */
export const FactNotKnown = meta.story({
  args: { country: 'Canada', facts: [{ label: 'Visa', value: undefined }] },
});

FactNotKnown.test('leads to the contact page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    '/contact?subject=Canada%3A+visa',
  );
});

/** A figure with its note, an outdated one with the rule to plan with, and a whole sentence. */
export const Notes = meta.story({
  globals: mobileViewport,
  args: {
    facts: [
      { label: 'After the degree', value: '2 years', remark: 'The level of your degree decides.' },
      ...keyFacts(canada, '2026-11-24').filter(({ label }) => label === 'Work in term'),
      {
        label: 'Visa after the degree',
        value: 'Graduate Route, 2 years (18 months for applications from January 2027)',
      },
    ],
  },
});

Notes.test('has the newer rule', async ({ canvas }) => {
  await expect(canvas.getByText('The level of your degree decides.')).toBeVisible();
  await expect(canvas.getByText(/^Plan with this newer rule: 24 hours per week/)).toBeVisible();
});
