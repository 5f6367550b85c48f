import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { VisaRules } from '#src/components/country/VisaRules.tsx';
import { canada } from '#src/content/countries/canada/guide.ts';
import { ireland } from '#src/content/countries/ireland/guide.ts';
import { uk } from '#src/content/countries/uk/guide.ts';
import { figuresOf } from '#src/domain/figure.ts';

const graduateVisa = figuresOf(uk.figures, 'afterDegree');

const meta = preview.meta({
  title: 'Components/Country/VisaRules',
  component: VisaRules,
  parameters: { layout: 'padded' },
  args: {
    day: '2026-11-24',
    rules: [
      {
        topic: 'Visa',
        value: 'Student visa',
        note: 'It replaced the Tier 4 (General) visa in October 2020.',
        officialPage: { label: 'GOV.UK: Student visa', url: 'https://www.gov.uk/student-visa' },
      },
      { topic: 'Work in term', value: '20 hours per week' },
      { topic: 'After the degree', figures: graduateVisa },
    ],
  },
});

/** Each rule has a link to the page of its authority. */
export const WithOfficialPage = meta.story({ tags: ['phone'] });

WithOfficialPage.test('links to the authority', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'GOV.UK: Student visa' })).toHaveAttribute(
    'href',
    'https://www.gov.uk/student-visa',
  );
});

/** Instead of a missing rule, 'Ask us' leads to the contact page. */
export const RuleNotKnown = meta.story({
  tags: ['picture'],
  args: { rules: [{ topic: 'Visa', value: undefined }] },
});

/** The figure of our table keeps its place and is marked as such. */
export const RuleChanged = meta.story({
  args: { rules: [{ topic: 'Work in term', figures: figuresOf(canada.figures, 'work') }] },
});

RuleChanged.test('has the newer rule below it', async ({ canvas }) => {
  await expect(canvas.getByText('20 hours per week')).toBeVisible();
  await expect(canvas.getByText(/^Plan with this newer rule: 24 hours per week/)).toBeVisible();
});

/** What is likely says so; what we are not sure of is a question to us. */
export const Confidence = meta.story({
  tags: ['picture'],
  args: {
    rules: figuresOf(ireland.figures, 'papers').map((figure) => ({
      topic: figure.label,
      figures: [figure],
    })),
  },
});
