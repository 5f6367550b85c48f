import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FiguresDay } from '#src/components/country/FiguresDay.tsx';
import { oneOf } from '../../support/argTypes.ts';

const meta = preview.meta({
  title: 'Components/Country/FiguresDay',
  component: FiguresDay,
  parameters: {
    layout: 'padded',
    choice: {
      here: 'Above figures that change by law: for which day fees and rules in our own text hold.',
      rather: {
        'components-country-figurenote': 'When a figure changes on a known day.',
        'components-feedback-staledatanotice': 'For entries from the server that are older.',
      },
    },
  },
  args: { day: '2026-11-30' },
  argTypes: { day: oneOf(['2026-11-30', '2027-01-31']) },
});

/** All figures are of the same day. */
export const OneDay = meta.story();

OneDay.test('names the day', async ({ canvas }) => {
  await expect(canvas.getByText('30 November 2026')).toHaveAttribute('datetime', '2026-11-30');
});
