import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { KeyFacts } from '#src/components/destination/KeyFacts.tsx';
import { canada } from '#src/content/countries/canada/guide.ts';
import { keyFacts } from '#src/domain/destination.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Destination/KeyFacts',
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
export const FiguresAndFacts = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£10,000 to 38,000')).toBeVisible();
    await expect(canvas.getAllByRole('definition')[3]).toHaveTextContent(
      'September; January (many courses); May (few courses)',
    );
  },
});

/** A country without figures has its facts in words. */
export const FactsAlone = meta.story({
  args: { figures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
});

/** Instead of a missing fact, 'Ask us' leads to the contact page with the subject filled in. */
export const FactNotKnown = meta.story({
  args: { country: 'Canada', facts: [{ label: 'Visa', value: undefined }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
      'href',
      '/contact?subject=Canada%3A+visa',
    );
  },
});

/** A figure with its note, and an outdated one with the rule to plan with. */
export const Notes = meta.story({
  args: {
    facts: [
      { label: 'After the degree', value: '2 years', remark: 'The level of your degree decides.' },
      ...keyFacts(canada, '2026-11-24').filter(({ label }) => label === 'Work in term'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The level of your degree decides.')).toBeVisible();
    await expect(canvas.getByText('20 hours per week')).toBeVisible();
    await expect(
      canvas.getByText(/^Our table of 2025, which does not have the newer rule\./),
    ).toBeVisible();
    await expect(
      canvas.getByText('Plan with this newer rule: 24 hours per week off campus.'),
    ).toBeVisible();
  },
});

/** A fact in a whole sentence wraps. */
export const LongValue = meta.story({
  args: {
    facts: [
      {
        label: 'After the degree',
        value: 'Graduate Route, 2 years (18 months for applications from January 2027)',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/18 months for applications/)).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});
