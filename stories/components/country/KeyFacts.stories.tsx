import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { KeyFacts } from '#src/components/country/KeyFacts.tsx';

const meta = preview.meta({
  title: 'Components/Country/KeyFacts',
  component: KeyFacts,
  parameters: { layout: 'padded' },
  args: {
    facts: [
      { label: 'Language', values: ['English'] },
      {
        label: 'Main intakes',
        values: ['September', 'January (many courses)', 'May (few courses)'],
      },
      { label: 'Visa', values: ['Student visa'] },
      {
        label: 'Work in term',
        values: ['24 hours per week off campus'],
        remark: '2025: 20 hours per week.',
      },
      {
        label: 'After the degree',
        values: ['Graduate Route: 2 years, 3 years after a doctorate'],
        remark: '2025: Graduate Route.',
      },
    ],
  },
});

/** What holds now is large; what our table of 2025 said is the small print. */
export const Default = meta.story({ tags: ['phone'] });

/** Instead of a missing fact, 'Ask us' leads to the contact page with the subject filled in. */
export const FactNotKnown = meta.story({
  args: { country: 'Canada', facts: [{ label: 'Visa', values: [] }] },
});

FactNotKnown.test('leads to the contact page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    '/contact?subject=Canada%3A+visa',
  );
});
