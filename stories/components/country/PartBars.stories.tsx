import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PartBars } from '#src/components/country/PartBars.tsx';
import { usa } from '#src/content/countries/usa/guide.ts';
import { DEFAULT_SUM_OPTIONS } from '#src/domain/sumOptions.ts';
import { highestPart, wholeSum } from '#src/domain/wholeSum.ts';
import { mobileViewport } from '../../support/edgeCases.ts';
import { sampleRates } from '../../support/rates.ts';

const sum = wholeSum(usa, DEFAULT_SUM_OPTIONS, '2026-11-26');

const meta = preview.meta({
  component: PartBars,
  args: {
    country: usa,
    parts: sum.parts,
    rates: sampleRates,
    top: highestPart([sum], sampleRates),
  },
});

/** A part without amounts has no bar, but leads to where it is published, and then to us. */
export const Default = meta.story();

/** On a narrow screen with large text the amount is below its label. */
export const LargeText = meta.story({ globals: { ...mobileViewport, text: 'x200' } });

/** In a comparison all countries have one scale: another one's highest part is twice as much. */
export const CommonScale = meta.story({ args: { top: 2 * highestPart([sum], sampleRates) } });

CommonScale.test('fills half of the bar', async ({ canvasElement }) => {
  const bars = canvasElement.querySelectorAll<HTMLElement>('dd + [aria-hidden]');
  const ends = Array.from(bars, (bar) => Number.parseFloat(bar.style.getPropertyValue('--to')));
  await expect(Math.max(...ends)).toBe(50);
});
