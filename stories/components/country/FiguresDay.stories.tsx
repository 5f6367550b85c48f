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
      here: 'Above figures that change by law: when we looked them up.',
      rather: {
        'components-country-figuretext': 'For a figure that changes on a known day.',
        'components-feedback-staledatanotice': 'For entries from the server that are older.',
      },
    },
  },
  args: { day: '2026-11-26' },
  argTypes: { day: oneOf(['2026-11-26', '2027-05-26', '2027-05-27']) },
});

/** It does not move with the visitor's clock. */
export const Recent = meta.story({ args: { day: '2027-05-26' } });

/** After six months it asks to check. */
export const Outdated = meta.story({ args: { day: '2027-05-27' } });

Outdated.test('asks to check', async ({ canvas }) => {
  await expect(canvas.getByText(/check the official pages before you decide\.$/)).toBeVisible();
});
