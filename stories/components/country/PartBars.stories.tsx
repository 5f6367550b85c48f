import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PartBars } from '#src/components/country/PartBars.tsx';
import { usa } from '#src/content/countries/usa/guide.ts';
import { approximateNprRange } from '#src/domain/money.ts';
import { DEFAULT_SUM_OPTIONS, wholeSum } from '#src/domain/wholeSum.ts';
import { mobileViewport } from '../../support/edgeCases.ts';

const meta = preview.meta({
  title: 'Components/Country/PartBars',
  component: PartBars,
  parameters: { layout: 'padded' },
  args: {
    country: usa.name,
    parts: wholeSum(usa, DEFAULT_SUM_OPTIONS, '2026-11-26').parts,
    inLakh: ({ from, to }) => approximateNprRange(from * 135, to * 135),
  },
});

/** A part without amounts asks us, and has no bar. */
export const Default = meta.story();

Default.test('asks us for the parts without amounts', async ({ canvas }) => {
  const parts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
  await expect(parts).toEqual([
    'about NPR 43 to 60.8 lakh',
    'Ask us',
    'about NPR 0.7 to 1.1 lakh',
    'Ask us',
  ]);
});

/** On a narrow screen with large text the amount is below its label. */
export const LargeText = meta.story({ globals: { ...mobileViewport, text: 'x200' } });
