import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { VisaRules } from '#src/components/destination/VisaRules.tsx';
import { canada } from '#src/content/destinations/canada.ts';
import { expectNoHorizontalScroll, mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Destination/VisaRules',
  component: VisaRules,
  parameters: { layout: 'padded' },
  args: {
    rules: [
      {
        topic: 'Visa',
        value: 'Student visa',
        note: 'It replaced the Tier 4 (General) visa in October 2020.',
        officialPage: { label: 'GOV.UK: Student visa', url: 'https://www.gov.uk/student-visa' },
      },
      { topic: 'Work in term', value: '20 hours per week' },
      {
        topic: 'After the degree',
        value: 'Graduate Route, 2 years (18 months for applications from January 2027)',
      },
    ],
  },
});

export const WithOfficialPage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'GOV.UK: Student visa' })).toHaveAttribute(
      'href',
      'https://www.gov.uk/student-visa',
    );
  },
});

export const RuleNotKnown = meta.story({
  tags: ['picture'],
  args: { rules: [{ topic: 'Visa', value: undefined }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  },
});

/** The figure of our table keeps its place and is marked as such. */
export const RuleChanged = meta.story({
  args: {
    rules: [{ topic: 'Work in term', value: canada.work?.inTerm, update: canada.work?.update }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 hours per week')).toBeVisible();
    await expect(
      canvas.getByText('Our table of 2025, which does not have the newer rule.'),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        'Plan with this newer rule, checked in November 2026: 24 hours per week off campus.',
      ),
    ).toBeVisible();
  },
});

export const Mobile = meta.story({
  tags: ['picture'],
  name: 'On a phone',
  globals: mobileViewport,
  play: expectNoHorizontalScroll,
});
